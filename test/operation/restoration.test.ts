import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoration } from '../../src/present/backups.ts';
import type { CampaignContents } from '../../src/store/contents.ts';

const campaign = (id: number, over: Partial<CampaignContents> = {}): CampaignContents => ({
  id,
  name: `Campagne ${id}`,
  guild: '900000000000000001',
  entries: 12,
  lastNumber: 12,
  lastAt: Date.UTC(2026, 10, 30, 0, 24, 20),
  ...over,
});

test('what restoring changes is said campaign by campaign, with last dates', () => {
  const before = {
    version: 5,
    campaigns: [campaign(1), campaign(2), campaign(3, { entries: 1300, lastAt: Date.UTC(2026, 11, 1) })],
  };
  const after = {
    version: 5,
    campaigns: [campaign(1), campaign(3), campaign(4, { guild: null, entries: 0, lastAt: null })],
  };
  const said = restoration({ before, after, replaced: null }, false, 'UTC').replaceAll('\u202f', ' ');
  assert.deepEqual(said.split('\n'), [
    'Base actuelle : 3 campagnes, 1 324 entrées de journal.',
    'Sauvegarde : 3 campagnes, 24 entrées de journal.',
    '- Campagne 1 (serveur 900000000000000001) : inchangée, 12 entrées, la dernière du 2026-11-30 00:24:20',
    '- Campagne 2 (serveur 900000000000000001) : disparaît, avec 12 entrées, la dernière du 2026-11-30 00:24:20',
    '- Campagne 3 (serveur 900000000000000001) : 1 300 entrées, la dernière du 2026-12-01 00:00:00 → 12 entrées, la dernière du 2026-11-30 00:24:20',
    '- Campagne 4 (message privé) : revient, avec 0 entrée',
    'Rien n’a été changé. Pour restaurer, relance la même commande avec --oui.',
  ]);
});

test('a base that cannot be read is said so, and where it was put', () => {
  const after = { version: 5, campaigns: [] };
  const said = restoration({ before: null, after, replaced: 'x.remplacee' }, true, 'UTC');
  assert.match(said, /^La base actuelle manque ou ne se lit pas\.\n/u);
  assert.match(said, /\nRestauration faite\.\nLa base remplacée est gardée\u202f: x\.remplacee$/u);
});
