import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Actor } from '../../src/slash/command.ts';
import { bot, DefiTable, lea, mj, named, tom } from '../defi/table.ts';
import { insistOnPicture } from '../present/charts/legible.ts';

type Done = Awaited<ReturnType<DefiTable['does']>>;

/** What « Chances » under that message tells who presses, or the code of its refusal. */
async function chances(table: DefiTable, who: Actor, on: Done): Promise<string> {
  const got = await table.press(who, on, 'Chances');
  if (isRefusal(got)) return got.code;
  assert.ok(got.kind === 'done' && got.manner === 'private');
  const [file] = got.message.files ?? [];
  insistOnPicture({ svg: file?.text ?? '', alt: file?.alt ?? '' });
  const [embed] = got.message.embeds;
  const fields = (embed?.fields ?? []).map(({ name, value }) => `[${name}] ${value}`);
  return [embed?.description, ...fields].join('\n').replaceAll('\u202f', ' ');
}

/** The lines of `/chances defi` that begin so, after those of one round alone or before them. */
async function asked(table: DefiTable, options: object): Promise<{ end: string[]; quick: string[] }> {
  const { message } = await table.does(lea, 'chances defi', { ...options });
  const [embed] = message.embeds;
  const plain = (text: string | undefined) => (text ?? '').replaceAll('\u202f', ' ').split('\n');
  const quick = embed?.fields?.find(({ name }) => name === 'Un seul round, puis gloire')?.value;
  return { end: plain(embed?.description).slice(0, 3), quick: plain(quick) };
}

const ready = { fiche: 'Préteur', 'fiche-adverse': 'Centurion' };

describe('« Chances » under a duel that was played at once', () => {
  it('tells what `/chances defi` tells of it: of one round, or to the end', async (context) => {
    const table = await DefiTable.open(context);
    const options = { ...ready, posture: 'Grêle de coups', 'posture-adverse': 'Se garder', soutien: 12 };
    const odds = await asked(table, options);
    const quick = await table.does(lea, 'defi', { ...options, adversaire: named(tom), mode: 'rapide' });
    const one = await chances(table, tom, quick);
    assert.match(one, /^n° \d+\nRound 1 : Préteur \d PV, Centurion \d PV\n\*\*Défi fini\*\*/u);
    assert.ok(
      one.endsWith(['', ...odds.quick, 'Un seul round, puis la gloire.'].join('\n').trimStart()),
      one,
    );
    const whole = await table.does(lea, 'defi', {
      ...options,
      ...{ adversaire: named(tom), mode: 'jusquau-bout' },
    });
    assert.ok((await chances(table, lea, whole)).includes(odds.end.join('\n')));
    assert.notDeepEqual(odds.end, odds.quick);
  });

  it('tells two models of one name apart, as the duel does', async (context) => {
    const table = await DefiTable.open(context);
    const options = { fiche: 'Préteur', 'fiche-adverse': 'Préteur' };
    const { end, quick } = await asked(table, { ...options, 'soutien-adverse': 40 });
    const fought = await table.does(lea, 'defi', { ...options, adversaire: named(tom), mode: 'rapide' });
    for (const text of [end.join('\n'), quick.join('\n'), await chances(table, tom, fought)]) {
      assert.match(text, /^(\[.*\] )?Préteur \(protagoniste\) gagne/mu);
      assert.match(text, /^Préteur \(antagoniste\) gagne/mu);
    }
  });

  it('counts from the PV that a sheet had before, which this very duel may have taken', async (context) => {
    const table = await DefiTable.open(context);
    await table.sheet(lea, 'Cassian');
    await table.does(lea, 'fiche modifier', { fiche: 'Cassian', pv: '-1' });
    const options = { fiche: 'Cassian', 'fiche-adverse': 'Horus' };
    const before = await asked(table, options);
    const fought = await table.does(lea, 'defi', { ...options, adversaire: bot, mode: 'jusquau-bout' });
    assert.ok(((await table.figure('Cassian', 'pv')) ?? 2) < 2, 'the duel took PV');
    assert.ok((await chances(table, lea, fought)).includes(before.end.join('\n')));
  });

  it('refuses while the statuses of a sheet are not what they were', async (context) => {
    const table = await DefiTable.open(context);
    await table.sheet(lea, 'Cassian');
    const options = { fiche: 'Cassian', 'fiche-adverse': 'Préteur', adversaire: named(tom), mode: 'rapide' };
    const fought = await table.does(lea, 'defi', options);
    assert.match(await chances(table, lea, fought), /Défi fini/u);
    await table.does(lea, 'fiche statut', { fiche: 'Cassian', statut: 'unite' });
    assert.equal(await chances(table, lea, fought), 'odds-sheet-changed', 'its initiative would be 1');
    await table.does(lea, 'fiche statut', { fiche: 'Cassian', statut: 'unite', lever: true });
    assert.match(await chances(table, lea, fought), /Défi fini/u);
  });

  it('refuses after a change that those dice would not show', async (context) => {
    const table = await DefiTable.open(context);
    await table.sheet(lea, 'Cassian');
    const garde = (valeur: number) => {
      const effets = [{ effet: 'blessure-ratee', qui: 'adverse', jusqua: valeur }];
      return { texte: JSON.stringify({ id: 'garde', nom: 'Garde d’argent', texte: 'Rien.', effets }) };
    };
    await table.does(mj, 'campagne posture', garde(2));
    const fought = async () =>
      table.does(lea, 'defi', {
        ...{ fiche: 'Cassian', 'fiche-adverse': 'Préteur', adversaire: named(tom), mode: 'rapide' },
        ...{ posture: 'Garde d’argent', des: `6 1 ${'1 '.repeat(10)}` }, // nobody hits
      });
    const first = await fought();
    assert.match(await chances(table, lea, first), /Défi fini/u);
    await table.does(lea, 'fiche modifier', { fiche: 'Cassian', regles: 'Insensible à la douleur (4+)' });
    assert.equal(await chances(table, lea, first), 'odds-sheet-changed');
    const second = await fought();
    assert.match(await chances(table, lea, second), /Défi fini/u);
    await table.does(mj, 'campagne posture', garde(3));
    assert.equal(await chances(table, lea, second), 'odds-sheet-changed');
  });
});
