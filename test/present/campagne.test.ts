import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Campaign } from '../../src/campaign/campaign.ts';
import type { OpenGame } from '../../src/campaign/games.ts';
import { checkMessage } from '../../src/playground/limits/index.ts';
import { pagesOf, rulingEmbed, rulingsOverview, rulingsPage } from '../../src/present/arbitrages.ts';
import { gainsEmbed, importPreview, posturesEmbed } from '../../src/present/campagne/house.ts';
import { campaignSettings, mastersEmbed } from '../../src/present/campagne/reglages.ts';
import { campaignCreated, campaignEmbed } from '../../src/present/campagne.ts';
import { games, rulingsOf } from '../../src/present/games.ts';
import { openGamesEmbed } from '../../src/present/games-open.ts';
import { settings } from '../../src/present/settings.ts';
import { entryOf } from './entries.ts';

const hostile = `@everyone <@123456789012345678> **${'█'.repeat(50)}** [x](https://a.b)`;
const campaign: Campaign = {
  id: 1,
  guild: '1',
  owner: null,
  name: hostile,
  timeZone: 'Europe/Paris',
  logChannel: '2',
  masterChannel: '3',
  masterRole: '4',
  rulings: {},
  archivedAt: 5,
};
const ids = Array.from({ length: 60 }, (_, at) => `9000000000000000${String(at).padStart(2, '0')}`);
const change = { reglage: 'posture', nom: hostile, avant: null, apres: { id: 'x' } } as const;
const changes = [
  ...rulingsOf().map(({ key, ruling }) => ({
    reglage: 'arbitrage' as const,
    nom: key,
    avant: null,
    apres: ruling.default,
  })),
  ...Array.from({ length: 50 }, () => change),
];

test('piege-08 piege-10 what is said of campaigns stays within the limits, and names are shown literally', () => {
  const view = {
    campaign,
    bindings: ids.map((place) => ({ place, campaignId: 1 })),
    masters: ids,
    set: { arbitrages: 2, table: true, gains: true, postures: 50 },
  };
  const open: OpenGame = {
    id: 1,
    kind: 'impact',
    channel: '5',
    awaits: ids,
    openedAt: 1,
    changedAt: 1_700_000_000_000,
    opening: { visibility: 'public', behalf: null, options: {}, motif: null, shared: true },
    seats: ids,
    deadlineAt: 1_700_000_360_000,
    message: '6',
    number: 12,
  };
  const posture = { id: 'x', nom: hostile, texte: 'x'.repeat(300) };
  const result = { changements: changes };
  const embeds = [
    campaignEmbed(
      view,
      Array.from({ length: 50 }, () => campaign),
    ),
    campaignCreated(campaign, '6'),
    campaignSettings(campaign, true),
    mastersEmbed(campaign, ids),
    openGamesEmbed(
      Array.from({ length: 20 }, () => open),
      true,
      '7',
    ),
    posturesEmbed(Array.from({ length: 50 }, () => posture as never)), // only what is shown matters here
    importPreview(campaign, hostile, changes),
    settings(entryOf('campagne importer', { result, steps: [], rulings: [], ignored: [] })),
    gainsEmbed(Array.from({ length: 500 }, (_, at) => ({ min: at, max: at, value: { xp: 1, credits: 1 } }))),
  ];
  for (const embed of embeds) {
    assert.deepEqual(checkMessage({ embeds: [embed] }), []);
    assert.doesNotMatch(JSON.stringify(embed), /[^\\]@everyone|[^\\]<@123456789012345678>|\*\*█/u);
  }
});

test('every ruling, every page and the overview are valid messages', () => {
  const all = [
    rulingsOverview(campaign),
    ...rulingsOf().map((placed) => rulingEmbed(placed, campaign)),
    ...games.flatMap((game) =>
      Array.from({ length: pagesOf(game) }, (_, at) => rulingsPage(game, at + 1, campaign)),
    ),
  ];
  for (const embed of all) {
    assert.deepEqual(checkMessage({ embeds: [embed] }), []);
    assert.doesNotMatch(JSON.stringify(embed), /omise?s?, tout est au journal|undefined/u);
  }
});
