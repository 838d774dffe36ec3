import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../src/bot/settings.ts';

const token = `${'a'.repeat(26)}.Gabcde.${'b'.repeat(38)}`;

test('nothing set: the atelier, with the usual database', () => {
  assert.deepEqual(readSettings({}), {
    settings: {
      token: null,
      guild: null,
      database: 'var/atelier.sqlite',
      backups: { folder: 'var/sauvegardes', keep: 0 },
      sante: null,
      logLevel: 'warn',
    },
  });
});

test('an empty line is an absent one, spaces around a value do not count', () => {
  assert.deepEqual(
    readSettings({ DISCORD_TOKEN: ' ', DISCORD_GUILD_ID: '', HERAUT_DATABASE: '' }),
    readSettings({}),
  );
  const read = readSettings({ DISCORD_TOKEN: ` ${token} `, DISCORD_GUILD_ID: ' 123456789012345678 ' });
  assert.ok('settings' in read);
  assert.equal(read.settings.token, token);
  assert.equal(read.settings.database, 'var/heraut.sqlite');
  assert.equal(read.settings.guild, '123456789012345678');
  assert.deepEqual(read.settings.backups, { folder: 'var/sauvegardes', keep: 7 });
});

test('copies stand beside the base, or where it is said; 0 is a number of days', () => {
  const read = readSettings({ HERAUT_DATABASE: '/livres/a.sqlite', DISCORD_TOKEN: token });
  assert.ok('settings' in read);
  assert.equal(read.settings.backups.folder, '/livres/sauvegardes');
  const set = readSettings({ HERAUT_BACKUPS: '/ailleurs', HERAUT_BACKUP_KEEP: '0', DISCORD_TOKEN: token });
  assert.ok('settings' in set);
  assert.deepEqual(set.settings.backups, { folder: '/ailleurs', keep: 0 });
});

test('the port of the health check is one that exists', () => {
  const portOf = (port: string) => {
    const read = readSettings({ HERAUT_SANTE_PORT: port });
    return 'settings' in read ? read.settings.sante : 'bad';
  };
  assert.deepEqual(['', '1', ' 8787 ', '65535'].map(portOf), [null, 1, 8787, 65_535]);
  assert.deepEqual(['0', '65536', '-1', '80a', '1e3'].map(portOf), Array(5).fill('bad'));
});

test('each bad setting has its own sentence, which names it and does not repeat the token', () => {
  const read = readSettings({
    DISCORD_TOKEN: 'Bot secret-XYZ',
    DISCORD_GUILD_ID: 'abc',
    HERAUT_BACKUP_KEEP: '-1',
    HERAUT_SANTE_PORT: '65536',
    HERAUT_LOG_LEVEL: 'fort',
  });
  assert.ok('problems' in read);
  assert.deepEqual(
    read.problems.map((sentence) => sentence.split('\u202F')[0]),
    ['DISCORD_TOKEN', 'DISCORD_GUILD_ID', 'HERAUT_BACKUP_KEEP', 'HERAUT_SANTE_PORT', 'HERAUT_LOG_LEVEL'],
  );
  assert.ok(!read.problems.join().includes('Bot secret-XYZ'));
});
