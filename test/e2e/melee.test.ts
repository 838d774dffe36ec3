import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { APIMessage } from 'discord-api-types/v10';
import { type Stage, setStage } from './stage.ts';

const profil = 'CC 4 F 4 E 4 I 4 Cd 8 Svg -';

function said({ content, embeds }: APIMessage): string {
  const parts = embeds.flatMap(({ title = '', description = '', fields = [] }) => [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ]);
  return [content, ...parts].join('\n').replaceAll('\u202f', ' ');
}

async function told(stage: Stage, who: string, line: string): Promise<string> {
  return said(await stage.discord.as(who).slash(stage.general, line).answered());
}

/** Somebody joins by the form, with the sheets that they name. */
async function joins(stage: Stage, who: string, open: APIMessage, camp: 'A' | 'B', noms: string) {
  const opener = stage.discord.as(who).click(open, `Rejoindre le camp ${camp}`);
  await opener.response();
  return stage.discord.as(who).submit(opener, { noms, charge: 'non' }).answered();
}

/** Kael (Léa) and Ysolde (a MJ’s) against Orok (Tom) and Grom (a MJ’s), begun; gains 5 XP and 9 Crédits. */
async function begun(context: TestContext): Promise<{ stage: Stage; open: APIMessage }> {
  const stage = await setStage(context);
  const { discord, general, lea, tom, mj } = stage;
  await told(stage, mj, '/campagne gains xp:5 credits:9');
  await told(stage, lea, `/fiche creer nom:Kael profil:"${profil} PV 10 A 1"`);
  await told(stage, tom, `/fiche creer nom:Orok profil:"${profil} PV 1 A 1"`);
  await told(stage, mj, `/fiche creer nom:Ysolde profil:"${profil} PV 10 A 3" pnj:oui`);
  await told(stage, mj, `/fiche creer nom:Grom profil:"${profil} PV 10 A 0" pnj:oui`);
  const open = await discord.as(mj).slash(general, '/melee').answered();
  const one = await joins(stage, lea, open, 'A', 'kael');
  const two = await joins(stage, tom, one, 'B', 'orok');
  const three = await joins(stage, mj, two, 'A', 'Ysolde');
  const four = await joins(stage, mj, three, 'B', 'Grom');
  assert.equal(four.id, open.id, 'one message, edited');
  return { stage, open: await discord.as(mj).click(four, 'Commencer').answered() };
}

test('equal initiatives, a K.O., a flight and a survivor credit exactly the right people; it is taken back whole', async (context) => {
  const { stage, open } = await begun(context);
  const { discord, mj, lea, tom } = stage;
  const menu = 'Cible (sinon le premier debout)';
  const aimed = await discord.as(mj).select(open, menu, ['Ysolde → Grom']).answered();
  const opener = discord.as(mj).click(aimed, 'Dés physiques');
  await opener.response();
  // All of I 4, in joining order: Kael fells Orok, Orok strikes him all the same, Ysolde takes 3 PV of Grom, who tests and flees.
  const end = await discord.as(mj).submit(opener, { des: '4 4 4 4 4 4 4 4 4 4 6 6' }).answered();
  assert.match(said(end), /Encore debout : Kael et Ysolde[\s\S]*En fuite : Grom[\s\S]*K\.O\. : Orok/u);
  assert.match(said(end), /Kael.* : \+7 XP, \+13 Crédits[\s\S]*Ysolde.* : \+7 XP, \+13 Crédits/u);
  const sheet = (nom: string) => told(stage, mj, `/fiche voir fiche:${nom}`);
  assert.match(await sheet('Kael'), /PV\n9 sur 10[\s\S]*XP\n7[\s\S]*Crédits\n13/u);
  assert.match(await sheet('Ysolde'), /PV\n10 sur 10[\s\S]*XP\n7[\s\S]*Crédits\n13/u);
  assert.match(await sheet('Grom'), /en fuite[\s\S]*PV\n6 sur 10/u);
  assert.doesNotMatch(await sheet('Grom'), /XP/u);
  assert.match(await sheet('Orok'), /K\.O\. et mis K\.O\. par un joueur[\s\S]*PV\n0 sur 1/u);
  assert.doesNotMatch(await sheet('Orok'), /XP/u);
  const cared = await told(stage, mj, '/soins fiche:Orok');
  assert.match(cared, /par Kael, la fiche d’un autre joueur/u);
  await told(stage, mj, '/annuler');
  const denied = await discord.as(tom).click(end, 'Annuler').answered();
  assert.equal(denied.visibleTo, tom);
  await discord.as(mj).click(end, 'Annuler').answered();
  assert.match(await sheet('Kael'), /PV\n10 sur 10/u);
  assert.match(await sheet('Orok'), /PV\n1 sur 1/u);
  assert.doesNotMatch(await sheet('Orok'), /K\.O\./u);
  const shown = await discord.as(lea).slash(stage.general, '/fiche voir fiche:Grom').answered();
  assert.doesNotMatch(said(shown), /en fuite/u);
});

test('piege-02 a double click on the round: one round, the other is told so', async (context) => {
  const { stage, open } = await begun(context);
  const clicks = [1, 2].map(() => stage.discord.as(stage.mj).click(open, 'Jouer le round 1'));
  const answers = await Promise.all(clicks.map((click) => click.answered()));
  assert.equal(answers.filter(({ visibleTo }) => visibleTo === stage.mj).length, 1);
  assert.equal(answers.filter((answer) => said(answer).includes('round 1')).length >= 1, true);
});

test('piege-03 two people join at once with the last message in view: one is in, the other is told to look again', async (context) => {
  const stage = await setStage(context);
  const { discord, general, lea, tom, mj } = stage;
  await told(stage, lea, `/fiche creer nom:Kael profil:"${profil} PV 10 A 1"`);
  await told(stage, tom, `/fiche creer nom:Orok profil:"${profil} PV 1 A 1"`);
  const open = await discord.as(mj).slash(general, '/melee').answered();
  const openers = [lea, tom].map((who) => ({
    who,
    opener: discord.as(who).click(open, 'Rejoindre le camp A'),
  }));
  await Promise.all(openers.map(({ opener }) => opener.response()));
  const answers = await Promise.all(
    openers.map(({ who, opener }) =>
      discord
        .as(who)
        .submit(opener, { noms: who === lea ? 'Kael' : 'Orok', charge: 'non' })
        .answered(),
    ),
  );
  const late = answers.filter(({ visibleTo }) => visibleTo !== null);
  assert.equal(late.length, 1);
  assert.match(late.map(said).join(), /Trop tard/u);
});
