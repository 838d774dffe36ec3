import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApplicationCommandOptionType, PermissionFlagsBits, Routes } from 'discord.js';
import { ClientRefusal } from '../../src/playground/client/check.ts';
import { openStage, refused, type Stage } from './stage.ts';

const plain = (name: string) => ({ name, description: `Fait ${name}` });
const names = (commands: Iterable<{ name: string }>) => [...commands].map(({ name }) => name).sort();
const all = async ({ client, guild }: Stage) => [
  names((await client.application.commands.fetch()).values()),
  names((await client.application.commands.fetch({ guildId: guild.id })).values()),
];

test('commands are replaced as a whole, everywhere or on one server', async () => {
  await using stage = await openStage();
  const { commands } = stage.client.application;
  await commands.set([plain('un'), plain('deux')]);
  await commands.set([plain('trois')], stage.guild.id);
  assert.deepEqual(await all(stage), [['deux', 'un'], ['trois']]);
  await commands.set([plain('deux')]);
  assert.deepEqual(await all(stage), [['deux'], ['trois']]);
  assert.deepEqual(names(stage.alice.commands(stage.channel)), ['deux', 'trois']);
});

test('a command keeps its id when it is written anew, and gets another version', async () => {
  await using stage = await openStage();
  const { commands } = stage.client.application;
  const { id, version } = await commands.create(plain('un'));
  const second = await commands.create({ ...plain('un'), description: 'Autre' });
  assert.equal(second.id, id);
  assert.notEqual(second.version, version);
  const set = await commands.set([plain('un'), plain('deux')]);
  assert.equal(set.find(({ name }) => name === 'un')?.id, id);
});

test('one command is read, changed and deleted', async () => {
  await using stage = await openStage();
  const { commands } = stage.client.application;
  const made = await commands.create(plain('un'));
  const changed = await commands.edit(made.id, { description: 'Changée' });
  assert.equal(changed.name, 'un');
  assert.equal((await commands.fetch(made.id)).description, 'Changée');
  await commands.delete(made.id);
  await refused(commands.fetch(made.id), 10063);
  await refused(commands.edit(made.id, { description: 'x' }), 10063);
});

test('what was registered comes back as it was sent, translations on request', async () => {
  await using stage = await openStage();
  const sent = {
    ...plain('un'),
    name_localizations: { 'en-GB': 'one' },
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'x',
        description: 'X',
        required: true,
        min_value: 0,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'y',
        description: 'Y',
        choices: [{ name: 'A', value: 'a' }],
      },
    ],
  };
  const route = Routes.applicationCommands(stage.discord.application.id);
  await stage.client.rest.put(route, { body: [sent] });
  const read = async (query: string) =>
    (await stage.client.rest.get(route, { query: new URLSearchParams(query) })) as Record<string, unknown>[];
  const [bare] = await read('');
  const [translated] = await read('with_localizations=true');
  assert.deepEqual(bare?.['options'], sent.options);
  assert.equal(bare && 'name_localizations' in bare, false);
  assert.deepEqual(translated?.['name_localizations'], { 'en-GB': 'one' });
});

test('a list that breaks a limit is refused as a whole', async () => {
  await using stage = await openStage();
  await stage.client.application.commands.set([plain('un')]);
  const route = Routes.applicationCommands(stage.discord.application.id);
  for (const name of ['Majuscule', 'deux mots', 'x'.repeat(33)])
    await refused(stage.client.rest.put(route, { body: [plain('deux'), plain(name)] }), 50035);
  await refused(stage.client.rest.put(route, { body: [plain('deux'), plain('deux')] }), 50035);
  assert.deepEqual((await all(stage))[0], ['un']);
});

test('another application, or a server without the bot, takes no commands', async () => {
  await using stage = await openStage();
  const elsewhere = stage.discord.addGuild({ name: 'Ailleurs', bot: false });
  await refused(stage.client.rest.put(Routes.applicationCommands('123456789012345678'), { body: [] }), 10002);
  const route = Routes.applicationGuildCommands(stage.discord.application.id, elsewhere.id);
  await refused(stage.client.rest.put(route, { body: [] }), 50001);
});

test('people are offered the commands of their place and of their rights', async () => {
  await using stage = await openStage();
  const other = stage.discord.addGuild({ name: 'Autre' });
  const mj = stage.discord.addUser({ name: 'Morgane' });
  const role = stage.discord.addRole(stage.guild, { name: 'MJ', permissions: ['ManageGuild'] });
  stage.discord.addMember(stage.guild, mj, { roles: [role] });
  await stage.client.application.commands.set([
    plain('partout'),
    { ...plain('serveur'), contexts: [0] },
    { ...plain('prive'), contexts: [1] },
    { ...plain('maitre'), defaultMemberPermissions: PermissionFlagsBits.ManageGuild },
  ]);
  await stage.client.application.commands.set([plain('ailleurs')], other.id);
  const direct = stage.discord.openDirectMessages(stage.alice);
  const offered = (who: typeof stage.alice, where: { id: string }) => names(who.commands(where));
  assert.deepEqual(offered(stage.alice, stage.channel), ['partout', 'serveur']);
  assert.deepEqual(offered(stage.discord.as(mj), stage.channel), ['maitre', 'partout', 'serveur']);
  assert.deepEqual(offered(stage.alice, direct), ['maitre', 'partout', 'prive']);
  assert.throws(() => stage.alice.slash(stage.channel, '/maitre'), ClientRefusal);
});
