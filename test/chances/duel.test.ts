import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import type { Actor, Message } from '../../src/slash/command.ts';
import { bot, DefiTable, lea, mj, named, tom } from '../defi/table.ts';
import { insistOnPicture } from '../present/charts/legible.ts';
import { controlsOf } from '../slash/match-stage.ts';

type Done = Awaited<ReturnType<DefiTable['does']>>;

/** What « Chances » under that message tells who presses. */
async function chances(table: DefiTable, who: Actor, on: Done): Promise<string> {
  const { message, manner } = await table.presses(who, on, 'Chances');
  assert.equal(manner, 'private');
  const { files, ...body } = message;
  const [file] = files ?? [];
  assert.ok(file);
  insistOnPicture({ svg: file.text, alt: file.alt ?? '' });
  assert.deepEqual(checkMessage(body), []);
  const [embed] = message.embeds ?? [];
  const fields = (embed?.fields ?? []).map(({ name, value }) => `[${name}] ${value}`);
  return [embed?.description, ...fields].join('\n').replaceAll('\u202f', ' ');
}

function has(message: Message, label: string): boolean {
  return controlsOf(message).flat().includes(label);
}

async function accepted(table: DefiTable): Promise<{ readonly opening: Done; readonly fight: Done }> {
  await table.sheet(lea, 'Cassian');
  await table.sheet(tom, 'Drusus');
  const opening = await table.does(lea, 'defi', { adversaire: named(tom), fiche: 'Cassian' });
  const fight = await table.presses(tom, opening, 'Relever le défi', { soutien: '0', marcheurs: '0' });
  return { opening, fight };
}

describe('« Chances » under a duel', () => {
  it('tells from each state on who may win and for how many PRC, and how it was before the move', async (context) => {
    const table = await DefiTable.open(context);
    const { opening, fight } = await accepted(table);
    assert.ok(!has(opening.message, 'Chances'), 'nobody has accepted yet');
    const start = await chances(table, tom, fight);
    assert.match(start, /^n° \d+\nRound 1 : Cassian 3 PV, Drusus 3 PV\nCassian gagne : \*\*50,0 %\*\*/mu);
    assert.match(start, /Sans vainqueur : 0 %/u);
    assert.match(start, /Ensuite : sans posture/u);
    assert.doesNotMatch(start, /Avant ce coup/u);
    const grele = await table.presses(lea, fight, 'posture:grele-de-coups');
    const chosen = await chances(table, lea, grele);
    assert.match(chosen, /\[Avant ce coup\] Cassian gagne : \*\*50,0 %\*\*/u);
    assert.doesNotMatch(chosen.split('[')[0] ?? '', /Cassian gagne : \*\*50,0 %\*\*/u);
    const fought = await table.presses(tom, grele, 'Sans posture');
    const after = await chances(table, lea, fought);
    const before = (text: string) => /\[Avant ce coup\] (Cassian gagne[^[]*)/u.exec(text)?.[1];
    const now = (text: string) => /^(Cassian gagne(?:.|\n)*?)\nEnsuite/mu.exec(text)?.[1];
    assert.equal(before(after)?.trim(), now(chosen));
  });

  it('whoever asks is told the same, as postures are chosen openly', async (context) => {
    const table = await DefiTable.open(context);
    const { fight } = await accepted(table);
    const grele = await table.presses(lea, fight, 'posture:grele-de-coups');
    assert.match(JSON.stringify(grele.message.embeds), /Grêle de coups/u);
    const told = await chances(table, tom, grele);
    assert.equal(await chances(table, lea, grele), told);
    assert.equal(await chances(table, mj, grele), told);
  });

  it('an ended duel tells what it came to, and how likely that was before', async (context) => {
    const table = await DefiTable.open(context);
    const { fight } = await accepted(table);
    const left = await table.presses(lea, fight, 'Abandonner', { sur: 'oui' });
    const told = await chances(table, tom, left);
    assert.match(told, /\*\*Défi fini\*\*/u);
    assert.match(told, /\[Avant ce coup\] Cassian gagne : \*\*50,0 %\*\*/u);
    assert.doesNotMatch(told, /Ensuite/u);
  });

  it('against the Arena its moves are counted in', async (context) => {
    const table = await DefiTable.open(context);
    await table.sheet(lea, 'Cassian');
    const begun = await table.does(lea, 'defi', {
      adversaire: bot,
      fiche: 'Cassian',
      'fiche-adverse': 'Centurion',
    });
    assert.match(await chances(table, lea, begun), /^n° \d+\nRound 1 : Cassian 3 PV, Centurion 3 PV\n/mu);
    const moved = await table.presses(lea, begun, 'Sans posture');
    assert.match(await chances(table, lea, moved), /\[Avant ce coup\]/u);
  });

  it('a declined challenge has none', async (context) => {
    const table = await DefiTable.open(context);
    await table.sheet(lea, 'Cassian');
    await table.sheet(tom, 'Drusus');
    const opening = await table.does(lea, 'defi', { adversaire: named(tom), fiche: 'Cassian' });
    const declined = await table.press(tom, opening, 'Refuser', { sur: 'oui' });
    assert.ok(!isRefusal(declined) && declined.kind === 'done');
    assert.ok(!has(declined.message, 'Chances'));
  });
});
