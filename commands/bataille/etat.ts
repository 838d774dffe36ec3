import { battleById } from '../../src/campaign/battles.ts';
import { battleEmbed } from '../../src/present/bataille.ts';
import { isRefusal, type Refusal, refuse } from '../../src/rules/rule.ts';
import { viewOf } from '../../src/rules/w40k/vue.ts';
import { button, row } from '../../src/slash/buttons.ts';
import type { Action, ComponentCall, Deed, Desk, Message, Press } from '../../src/slash/command.ts';
import { makeCustomId } from '../../src/slash/custom-id.ts';
import { publicOption } from '../fiche/shared.ts';
import { type Field, fieldAt, phaseButtons, rulingsOf, turnButton } from './shared.ts';

/** `/bataille etat`: the battle on one screen, with what can be done now. */
export const etat: Action = {
  description: 'La bataille d’un coup d’œil : tour, PC, score, unités, objectifs',
  options: { public: publicOption },
  manner: ({ public: isPublic }) => (isPublic === true ? 'public' : 'private'),
  run: async ({ public: isPublic }, call, desk) => {
    if (isPublic === true && !call.actor.maySpeak) return refuse('may-not-speak-here', 'public');
    const field = await fieldAt(call, desk);
    return isRefusal(field) ? field : { kind: 'read', message: screen(field) };
  },
};

/** « État »: the same for who presses. */
export const statePress: Press = { manner: 'private', run: show };

/** « Actualiser »: the same screen as it stands now. */
export const refreshPress: Press = { manner: 'update', run: show };

async function show(call: ComponentCall, desk: Desk): Promise<Deed | Refusal> {
  const battle = await battleById(desk.tx, desk.campaign.id, Number(call.args[0]));
  if (!battle) return refuse('gone', null);
  return { kind: 'read', message: screen({ battle, rulings: rulingsOf(desk) }) };
}

function screen({ battle, rulings }: Field): Message {
  const { id, bataille, finie } = battle;
  const { tour, phase } = bataille;
  const next = phase < tour ? phaseButtons(id, bataille, rulings) : [turnButton(id, tour)];
  const refresh = button('Actualiser', makeCustomId('bataille', 'refresh', id));
  return {
    embeds: [battleEmbed(viewOf(bataille, rulings), finie)],
    components: [row(...(finie ? [] : next), refresh)],
  };
}
