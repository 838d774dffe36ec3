import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNamedArme } from '../../../src/rules/fiche/arme.ts';
import { readProfil, writeProfil } from '../../../src/rules/fiche/profil.ts';
import { readRegles } from '../../../src/rules/fiche/regles.ts';
import { readRoster } from '../../../src/rules/fiche/roster.ts';
import { isRefusal, type Refusal } from '../../../src/rules/rule.ts';

const side = { pnj: false, cachee: false };
const wrong = (read: unknown): Refusal => {
  assert.ok(isRefusal(read), JSON.stringify(read));
  return read;
};

test('profiles are read as people print them', () => {
  const praetor = { cc: 6, f: 4, e: 4, pv: 4, i: 5, a: 5, cd: 9, svg: 2, inv: 4 };
  const printed = [
    'CC 6 F 4 E 4 PV 4 I 5 A 5 Cd 9 Svg 2+ Inv 4+',
    'Inv 4+ Svg 2+ cd 9 a 5 i 5 pv 4 e 4 f 4 cc 6',
    'CC : 6, F: 4 ; E=4 / PV 4 · I:5 A5 Cd9 Svg2+ Inv 4',
    'CC6F4E4PV4I5A5Cd9Svg2+Inv4+',
    'WS 6 Force 4 Endurance 4 PV 4 Initiative 5 Attaques 5 Ld 9 Sv. 2+ Invulnérable 4+',
  ];
  for (const text of printed) assert.deepEqual(readProfil(text, 'profil'), praetor, text);
  assert.deepEqual(readProfil('Svg - Inv – CT −', 'profil'), { svg: null, inv: null, ct: null });
  assert.deepEqual(readProfil('M 6" Cd 7+ CO 2 Effectif 10', 'profil'), { m: 6, cd: 7, co: 2, effectif: 10 });
  assert.deepEqual(readProfil('MOU 12,5 cm RES 6 X 3', 'profil'), { mou: 12.5, res: 6, x: 3 });
  assert.equal(writeProfil({ svg: 3, mou: 12.5, pv: 1, inv: null }), 'MOU 12,5 PV 1 Svg 3+ Inv -');
});

test('piege-16 a 0 is a value', () => {
  assert.deepEqual(readProfil('CO 0 A 0', 'profil'), { co: 0, a: 0 });
});

test('a mistake is refused with its place', () => {
  const mistakes: [string, string, object][] = [
    ['', 'profile-empty', {}],
    ['CC 6 ZZ 4', 'profile-label', { position: 6, got: 'ZZ' }],
    ['CC 6 @@', 'profile-label', { position: 6, got: '@@' }],
    ['CC 6 F', 'profile-value', { position: 7, label: 'F', got: '' }],
    ['CC six', 'profile-value', { position: 4, label: 'CC', got: 'six' }],
    ['PV -', 'profile-value', { position: 4, label: 'PV', dash: false }],
    ['F -3', 'profile-value', { position: 3, label: 'F', got: '-3' }],
    ['F 4+', 'profile-value', { position: 3, label: 'F' }],
    ['F 4,5', 'profile-value', { position: 3, label: 'F' }],
    ['Svg 2+ Svg 3+', 'profile-twice', { position: 8, label: 'Svg' }],
    ['Svg 7+', 'profile-bounds', { position: 5, label: 'Svg', got: 7, min: 2, max: 6 }],
    ['PV 0', 'profile-bounds', { position: 4, label: 'PV', got: 0, min: 1, max: 99 }],
  ];
  for (const [text, code, context] of mistakes) {
    const refusal = wrong(readProfil(text, 'profil'));
    assert.equal(refusal.code, code, text);
    assert.partialDeepStrictEqual(refusal.context, context, text);
  }
});

test('special rules have their value in brackets, after a slash or at their end', () => {
  assert.deepEqual(
    readRegles(
      'Guerrier éternel (1), Critique 6+ ; Instinct de survie/5, Haine (Legiones, Xenos), Furie',
      'regles',
    ),
    [
      { nom: 'Guerrier éternel', valeur: '1' },
      { nom: 'Critique', valeur: '6+' },
      { nom: 'Instinct de survie', valeur: '5' },
      { nom: 'Haine', valeur: 'Legiones, Xenos' },
      { nom: 'Furie', valeur: null },
    ],
  );
  assert.equal(wrong(readRegles('Furie, (', 'regles')).code, 'rule-unreadable');
  assert.partialDeepStrictEqual(wrong(readRegles('Furie, furie', 'regles')), {
    code: 'rule-twice',
    context: { position: 8 },
  });
  assert.equal(wrong(readRegles('x'.repeat(81), 'regles')).code, 'rule-too-long');
  assert.equal(
    wrong(readRegles(Array.from({ length: 41 }, (_, at) => `r${at}`).join(), 'regles')).code,
    'rules-too-many',
  );
});

test('weapons are read with their modifiers, rules, hands', () => {
  const blade = {
    nom: 'Lame',
    i: null,
    a: null,
    f: { plus: 1 },
    pa: 2,
    d: 1,
    mains: null,
    energetique: false,
  };
  const read = readNamedArme('Lame (IM I, AM A, SM +1, PA 2, D 1, Critique (6+))', 'arme');
  assert.deepEqual(read, { ...blade, regles: [{ nom: 'Critique', valeur: '6+' }] });
  assert.deepEqual(readNamedArme('Lame : IM I AM A SM +1 PA 2', 'arme'), { ...blade, regles: [] });
  assert.deepEqual(
    readNamedArme('Marteau : IM −3, SM x2, A 4, PA -, D 3, à deux mains, énergétique', 'arme'),
    {
      nom: 'Marteau',
      i: { plus: -3 },
      a: { fixe: 4 },
      f: { fois: 2 },
      pa: null,
      d: 3,
      regles: [],
      mains: 2,
      energetique: true,
    },
  );
  const mistakes: [string, string, object][] = [
    [': PA 2', 'weapon-name', { position: 1 }],
    ['Lame : PA 9', 'weapon-bounds', { position: 8, label: 'PA', got: 9, min: 1, max: 7 }],
    ['Lame : D +2', 'weapon-value', { position: 8, label: 'D', got: '+2' }],
    ['Lame : PA 2, AP 3', 'weapon-twice-said', { position: 14, label: 'AP' }],
  ];
  for (const [text, code, context] of mistakes) {
    assert.partialDeepStrictEqual(wrong(readNamedArme(text, 'arme')), { code, context }, text);
  }
});

test('a roster of 40 profiles is read line by line', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `Boyz ${at} : CC 4 F 4 E 5 PV ${(at % 9) + 1} Cd 7`);
  const read = readRoster(lines.join('\n'), side, 'texte');
  assert.ok(!isRefusal(read));
  assert.equal(read.length, 40);
  assert.partialDeepStrictEqual(read[39]?.listed, { nom: 'Boyz 39', counts: { pv: 4 } });
});

test('names, sections and lines below a sheet are told apart', () => {
  const text = [
    '# ma liste',
    'Squad I 5 : CC 4 | règles : Furie (1), Hargne | type : Infanterie (champion, lourd) | faction : Sons of Horus',
    '- Hache : PA 3 ; Fling',
    '- règles : Critique 6+',
    '',
    'Dan\tPV 2',
    'L’A 1 : Cd 7',
  ].join('\n');
  const read = readRoster(text, side, 'texte');
  assert.ok(!isRefusal(read), JSON.stringify(read));
  assert.deepEqual(
    read.map(({ line, listed }) => [line, listed.nom]),
    [
      [2, 'Squad I 5'],
      [6, 'Dan'],
      [7, 'L’A 1'],
    ],
  );
  const [first] = read;
  assert.deepEqual(
    first?.listed.fiche.armes.map(({ nom }) => nom),
    ['Hache', 'Fling'],
  );
  assert.deepEqual(
    first?.listed.fiche.regles.map(({ nom }) => nom),
    ['Furie', 'Hargne', 'Critique'],
  );
  assert.deepEqual(first?.listed.fiche.sousTypes, ['champion', 'lourd']);
  assert.equal(first?.listed.fiche.faction, 'Sons of Horus');
});

test('every line that is wrong is told, and nothing is taken', () => {
  const text =
    'Dan : CC 4\nsans profil\n: CC 3\nBob : CC 4 ZZ 3\nLéa : CC 3 | rang : 4\nKarl : F 4 | armes : : PA 2';
  const { code, context } = wrong(readRoster(text, side, 'texte'));
  assert.equal(code, 'roster-errors');
  assert.equal(context['count'], 5);
  assert.partialDeepStrictEqual(context['errors'], [
    { line: 2, code: 'roster-no-profile' },
    { line: 3, code: 'roster-no-name' },
    { line: 4, code: 'profile-label', context: { position: 12, got: 'ZZ' } },
    { line: 5, code: 'roster-section', context: { position: 13, got: 'rang' } },
    { line: 6, code: 'weapon-name' },
  ]);
  assert.equal(wrong(readRoster('# rien', side, 'texte')).code, 'roster-none');
  assert.equal(wrong(readRoster('[{', side, 'texte')).code, 'roster-json');
  assert.equal(wrong(readRoster('Dan : A 1\n'.repeat(201), side, 'texte')).code, 'roster-too-many');
});

test('a table may have a column for each characteristic', () => {
  const read = readRoster('nom;CC;Svg;pnj;statuts\nDan;4;3+;oui;en déroute\nLéa;5;-;;', side, 'texte');
  assert.ok(!isRefusal(read), JSON.stringify(read));
  assert.deepEqual(
    read.map(({ listed }) => [listed.nom, listed.fiche.profil, listed.pnj, listed.statuts]),
    [
      ['Dan', { cc: 4, svg: 3 }, true, ['deroute']],
      ['Léa', { cc: 5, svg: null }, false, []],
    ],
  );
  const codes = [
    'nom;CC;grade\nDan;4;5',
    'nom;CC;xp\nDan;4;-3',
    'nom;CC;pnj\nDan;4;peut-être',
    'nom;CC;statuts\nDan;4;las',
  ].map((text) => (wrong(readRoster(text, side, 'texte')).context['errors'] as { code: string }[])[0]?.code);
  assert.deepEqual(codes, ['row-column', 'row-figure', 'row-yes-no', 'row-status']);
  assert.partialDeepStrictEqual(wrong(readRoster('[3]', side, 'texte')).context['errors'], [
    { code: 'row-not-row' },
  ]);
});
