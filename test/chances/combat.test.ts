import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { arbitrages } from '../../data/waryaume/arbitrages.ts';
import { type Distribution, fraction } from '../../src/dice/distribution.ts';
import { assautOdds } from '../../src/odds/waryaume.ts';
import { isRefusal, rulingsInForce } from '../../src/rules/rule.ts';
import { check } from '../../src/rules/waryaume/combat.ts';
import type { Values } from '../../src/slash/option.ts';
import { openGround, press, slash, type TestGround } from '../commands/ground.ts';
import { buttonsOf, done, merlin } from '../commands/hidden-stage.ts';

const survivors = { regle: 'waryaume/riposte', reponse: 'survivants' };

async function said(ground: TestGround, call: ReturnType<typeof slash | typeof press>): Promise<string> {
  const { message } = await done(ground, call);
  const [embed] = message.embeds ?? [];
  return [embed?.description, ...(embed?.fields ?? []).map(({ name, value }) => `[${name}] ${value}`)]
    .join('\n')
    .replaceAll('\u202f', ' ');
}

async function withRiposte(ground: TestGround): Promise<TestGround> {
  const over = { subcommand: 'arbitrage', actor: merlin, id: '1300000000000000001' };
  await done(ground, slash('campagne', survivors, over));
  return ground;
}

const oneEach = { attaque: '1 troupe', defense: '2 troupes' };

describe('the riposte', () => {
  test('golden: one troop strikes two, who are left strike back without a bonus', () => {
    // The attack touches 1/2: one is left to strike back, else two. PV lost by the attacker, one at most:
    // 1/2 · 1/2 + 1/2 · 3/4 = 5/8.
    const lost = ({ pertesAttaque }: { readonly pertesAttaque: Distribution<number> | null }) => {
      assert.ok(pertesAttaque);
      return fraction(pertesAttaque, (pv) => pv === 1);
    };
    const combat = check(
      { contexte: 'joueur', ...oneEach, simuler: true },
      { ...rulings(), riposte: 'survivants' },
    );
    assert.ok(!isRefusal(combat), JSON.stringify(combat));
    assert.deepEqual(lost(assautOdds(combat, null)), [5n, 8n]);
  });

  test('/chances combat tells it, or that there is none', async (context) => {
    const ground = await openGround(context);
    const asked = (id: string, options: Values = oneEach) =>
      said(ground, slash('chances', options, { subcommand: 'combat', id }));
    assert.match(await asked('1300000000000000002'), /^Sans riposte : seule l’attaque lance des dés\.$/mu);
    await withRiposte(ground);
    const told = await asked('1300000000000000003');
    assert.match(
      told,
      /^Riposte : en moyenne \*\*0,63\*\* PV pris à l’attaque, au moins un \*\*62,5 % \(5\/8\)\*\*$/mu,
    );
    assert.match(told, /\[PV perdus en attaque\]/u);
    assert.doesNotMatch(told, /Sans riposte/u);
  });

  test('« Chances » tells where that of an assault stands, by the dice that fell in it', async (context) => {
    const ground = await withRiposte(await openGround(context));
    const options = { ...oneEach, contexte: 'joueur', simuler: true };
    const pressed = async (des: string, id: number) => {
      const call = slash('combat', { ...options, des }, { id: `13000000000000000${id}` });
      const { message } = await done(ground, call);
      const button = press(buttonsOf(message)['Chances'] ?? '', { id: `13000000000000001${id}` });
      return said(ground, button);
    };
    const two = await pressed('2 4 6', 10);
    assert.match(two, /\*\*100 %\*\* de faire au moins aussi bien/u);
    assert.match(two, /Riposte : \*\*25,0 % \(1\/4\)\*\* de faire au moins aussi bien/u);
    assert.match(two, /La riposte de ceux qui restaient : en moyenne \*\*1\*\* touche/u);
    assert.match(two, /\[Touches de la riposte\]/u);
    const one = await pressed('4 5', 11);
    assert.match(
      one,
      /\*\*50,0 % \(1\/2\)\*\* de faire au moins aussi bien\nRiposte : \*\*50,0 % \(1\/2\)\*\*/u,
    );
  });

  test('where nobody is left to strike back there is none', async (context) => {
    const ground = await withRiposte(await openGround(context));
    const options = { attaque: '1 troupe', defense: '1 troupe', contexte: 'joueur', simuler: true, des: '6' };
    const { message } = await done(ground, slash('combat', options, { id: '1300000000000000020' }));
    const button = press(buttonsOf(message)['Chances'] ?? '', { id: '1300000000000000021' });
    assert.doesNotMatch(await said(ground, button), /iposte/u);
  });
});

function rulings() {
  return rulingsInForce(arbitrages);
}
