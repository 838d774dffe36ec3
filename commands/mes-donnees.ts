import { erasePerson, holdingsOf } from '../src/campaign/erase-person.ts';
import { dataErased, eraseQuestion } from '../src/present/mes-donnees.ts';
import { type Refusal, refuse } from '../src/rules/rule.ts';
import { button, row } from '../src/slash/buttons.ts';
import type { Command, ComponentCall, Deed, Desk, SlashCall } from '../src/slash/command.ts';
import { makeCustomId } from '../src/slash/custom-id.ts';
import type { Values } from '../src/slash/option.ts';
import { only } from './campagne/shared.ts';

/** `/mes-donnees`: what the bot holds of a person, handed out or deleted, over all servers. */
export const mesDonnees: Command = {
  name: 'mes-donnees',
  description: 'Ce que le bot sait de toi : l’obtenir en fichier, ou le supprimer',
  subcommands: {
    exporter: {
      description: 'Tout ce que le bot sait de toi, dans un fichier',
      options: {},
      manner: () => 'private',
      run: handOut,
    },
    supprimer: {
      description: 'Supprimer ce que le bot sait de toi, dans tous les serveurs, après confirmation',
      options: {},
      manner: () => 'private',
      run: ask,
    },
  },
  press: { drop: { manner: 'update', name: 'mes-donnees supprimer', run: drop } },
};

/** All entries of years can be many: they are read where they hold nobody up. */
async function handOut(_values: Values, { actor }: SlashCall, { report }: Desk): Promise<Deed> {
  return { kind: 'later', message: () => report({ kind: 'mes-donnees', person: actor.id }) };
}

async function ask(_values: Values, { actor }: SlashCall, { tx }: Desk): Promise<Deed> {
  const question = eraseQuestion(await holdingsOf(tx, actor.id));
  const confirm = button('Supprimer', makeCustomId('mes-donnees', 'drop', actor.id), 'danger');
  return { kind: 'read', message: only(question, [row(confirm)]) };
}

async function drop({ actor, args }: ComponentCall, { tx }: Desk): Promise<Deed | Refusal> {
  if (args[0] !== actor.id) return refuse('not-yours', null);
  const holdings = await holdingsOf(tx, actor.id);
  await erasePerson(tx, actor.id);
  return { kind: 'saved', message: only(dataErased(holdings)) };
}
