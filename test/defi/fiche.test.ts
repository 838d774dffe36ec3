import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { modelOfSheet, modelReady } from '../../commands/defi/fiche.ts';
import type { Sheet } from '../../src/campaign/sheets.ts';
import { readArme } from '../../src/rules/fiche/arme.ts';
import { nothingCounted } from '../../src/rules/fiche/listed.ts';
import { readProfil } from '../../src/rules/fiche/profil.ts';
import { readRegles } from '../../src/rules/fiche/regles.ts';
import { blank, type Fiche } from '../../src/rules/fiche/terms.ts';
import type { Arme, Combattant, Regle } from '../../src/rules/heresie/terms.ts';
import { isRefusal, type Refusal } from '../../src/rules/rule.ts';

function ok<T>(value: T | Refusal): T {
  assert.ok(!isRefusal(value), JSON.stringify(value));
  return value;
}

/** A sheet as it is typed. */
function sheet(over: Partial<Fiche> = {}, rest: Partial<Sheet> = {}): Sheet {
  const profil = ok(readProfil('CC 6 F 4 E 4 PV 4 I 5 A 5 Cd 10 Vol 9 Svg 2+ Inv 4+', 'profil'));
  const armes = [ok(readArme('Lame de parangon', 'IM I, AM A, SM +1, PA 2, D 1, Critique (6+)', 'arme'))];
  return {
    id: 7,
    campaignId: 1,
    owner: { id: '1', name: 'Léa' },
    proprietaire: 'a1',
    version: 1,
    nom: 'Cassian',
    pnj: false,
    cachee: false,
    fiche: { ...blank, profil, armes, type: 'Infanterie', sousTypes: ['État-major'], ...over },
    counts: { ...nothingCounted, pv: 3 },
    statuts: [],
    ...rest,
  };
}

function model(over: Partial<Fiche> = {}, rest: Partial<Sheet> = {}): Combattant {
  return ok(modelOfSheet(sheet(over, rest), 'fiche')).combattant;
}

function regles(text: string): readonly Regle[] {
  return model({ regles: ok(readRegles(text, 'regles')) }).profil.regles;
}

describe('a sheet as a duellist', () => {
  it('has what the sheet prints, the PV left, and no situation', () => {
    const { id, fiche, combattant } = ok(modelOfSheet(sheet(), 'fiche'));
    const { profil, armes, ...now } = combattant;
    assert.deepEqual([id, fiche], ['fiche-7', 7]);
    assert.deepEqual(now, { pv: 3, soutien: 0, marcheurs: 0, charge: false, statut: 'aucun' });
    assert.partialDeepStrictEqual(profil, {
      ...{ nom: 'Cassian', cc: 6, pv: 4, cd: 10, vol: 9, svg: 2, inv: 4 },
      ...{ type: 'infanterie', sousTypes: ['etat-major'], faction: null, personnage: null },
    });
    const lame: Arme = {
      ...{ id: 'lame-de-parangon', nom: 'Lame de parangon', i: null, a: null, f: { plus: 1 }, pa: 2, d: 1 },
      regles: [{ id: 'critique', x: 6 }],
    };
    assert.deepEqual(armes, [lame]);
  });

  it('a ready-made model comes out the same by its sheet', () => {
    const ready = modelReady('preteur')?.combattant;
    assert.equal(ready?.pv, 4);
    assert.deepEqual(
      model({}, { nom: 'Préteur', counts: { ...nothingCounted, pv: 4 } }).profil,
      ready?.profil,
    );
    assert.equal(modelReady('personne'), null);
  });

  it('piege-16 what is not printed is missing, a dash is 0 or none, PV 0 stay 0', () => {
    const got = modelOfSheet(sheet({ profil: { cc: 4, f: 4, e: 4, pv: 2 } }), 'fiche-adverse');
    assert.ok(isRefusal(got));
    assert.deepEqual(
      [got.code, got.option, got.context],
      ['sheet-lacks', 'fiche-adverse', { nom: 'Cassian', lacks: ['I', 'A'] }],
    );
    const dashed = model({ profil: ok(readProfil('CC - F 4 E 4 PV 2 I 3 A 1 Svg -', 'profil')) });
    assert.deepEqual([dashed.profil.cc, dashed.profil.svg, dashed.profil.inv], [0, null, null]);
    assert.deepEqual([dashed.profil.cd, dashed.profil.vol], [null, null]);
    assert.equal(model({}, { counts: { ...nothingCounted, pv: 0 } }).pv, 0);
    assert.equal(model({}, { counts: nothingCounted }).pv, 4);
  });

  it('the gravest status counts', () => {
    const statut = (...statuts: string[]) => model({}, { statuts }).statut;
    assert.deepEqual(
      [
        statut(),
        statut('unite'),
        statut('unite', 'disgrace'),
        statut('disgrace', 'deroute'),
        statut('fuite'),
      ],
      ['aucun', 'unite', 'disgrace', 'deroute', 'aucun'],
    );
  });

  it('types, sub-types, factions and characters in the spellings of sheets', () => {
    const kinds = model({ type: 'Paragon', sousTypes: ['Command', 'Heavy', 'Léger'] }).profil;
    assert.deepEqual([kinds.type, kinds.sousTypes], ['parangon', ['etat-major', 'lourd', 'leger']]);
    const house = (faction: string, nom = 'Cassian') => {
      const { profil } = model({ faction }, { nom });
      return [profil.faction, profil.personnage];
    };
    assert.deepEqual(house('Emperor’s Children', 'Lucius'), ['emperors-children', 'lucius']);
    assert.deepEqual(house('Legio Custodes'), ['custodes', null]);
    assert.deepEqual(house('Imperial Fists', 'Rogal Dorn'), ['imperial-fists', 'dorn']);
    assert.deepEqual(house('Ultramarines', 'Rogal Dorn'), ['ultramarines', null]);
  });
});

describe('special rules of a sheet', () => {
  it('are known in French and in English, with their value', () => {
    assert.deepEqual(
      regles('Guerrier éternel (1), Feel No Pain (5+), Phage (E), Impact (S), Haine (Paragon)'),
      [
        { id: 'guerrier-eternel', x: 1 },
        { id: 'insensible-a-la-douleur', x: 5 },
        { id: 'phage', c: 'e' },
        { id: 'impact', c: 'f' },
        { id: 'haine', contre: 'parangon' },
      ],
    );
    assert.deepEqual(regles('Force (D), Peut relever un défi, Insensible aux statuts, Duellist’s Edge (2)'), [
      { id: 'force' },
      { id: 'defi' },
      { id: 'insensible-aux-statuts' },
      { id: 'atout-du-duelliste', x: 2 },
    ]);
  });

  it('what does nothing in a challenge keeps its name; what counts must say how much', () => {
    assert.deepEqual(regles('Frappe en profondeur, Précision (6+)'), [
      { id: 'autre', nom: 'Frappe en profondeur' },
      { id: 'autre', nom: 'Précision (6+)' },
    ]);
    for (const [text, needs] of [
      ['Critique', 'x'],
      ['Brèche (fort)', 'x'],
      ['Phage (PA)', 'c'],
      ['Haine', 'contre'],
    ] as const) {
      const got = modelOfSheet(sheet({ regles: ok(readRegles(text, 'regles')) }), 'fiche');
      assert.ok(isRefusal(got));
      assert.deepEqual([got.code, got.context['needs']], ['rule-value', needs], text);
    }
  });
});

describe('weapons of a sheet', () => {
  it('have ids of their own that a button can carry, whatever they are called', () => {
    const names = ['Épée d’Aubigné', 'épée d’aubigné', '剣', 'x'.repeat(80)];
    const armes = names.map((nom) => ok(readArme(nom, 'PA 3', 'arme')));
    const ids = model({ armes }).armes.map(({ id }) => id);
    assert.equal(new Set(ids).size, names.length);
    for (const id of ids) assert.match(id, /^[a-z0-9][a-z0-9-]{0,43}$/u);
  });
});
