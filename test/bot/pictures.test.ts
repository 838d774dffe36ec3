import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawer, remembering } from '../../src/bot/pictures.ts';
import { drawAhead, posted } from '../../src/bot/posted.ts';
import { pictureOf } from '../../src/present/charts/picture.ts';

const bars = [{ label: '2', share: 1, text: '100 %' }];
const svg = pictureOf([{ kind: 'bars', title: 'Total', alt: 'Total.', bars }])?.svg ?? '';
const png = '89504e470d0a1a0a';
const pixels = (drawn: Buffer) => [drawn.readUInt32BE(16), drawn.readUInt32BE(20)];

test('a picture is drawn as PNG, twice as large; several asked at once come in turn', async () => {
  const draw = drawer(60_000);
  for (const drawn of await Promise.all([draw(svg), draw(svg)])) {
    assert.ok(drawn);
    assert.equal(drawn.toString('hex', 0, 8), png);
    const [, width, height] = /width="(\d+)" height="(\d+)"/u.exec(svg) ?? [];
    assert.deepEqual(pixels(drawn), [Number(width) * 2, Number(height) * 2]);
  }
});

test('more pictures than one thread draws are all drawn', async () => {
  const draw = drawer(60_000);
  for (let picture = 0; picture < 10; picture += 1)
    assert.equal((await draw(svg))?.toString('hex', 0, 8), png, `${picture}`);
});

test('what cannot be drawn, or not in time, is no picture, and the next one is', async () => {
  const draw = drawer(60_000);
  assert.equal(await draw('<svg'), null);
  assert.ok(await draw(svg));
  assert.equal(await drawer(0)(svg), null);
});

test('a message with a picture: a file with its words, shown in the embed; without it where it cannot be drawn', async () => {
  const message = {
    embeds: [{ title: 'Chances', image: { url: 'attachment://chances.png' } }],
    components: [],
    files: [
      { name: 'a.txt', text: 'é' },
      { name: 'chances.png', text: svg, alt: 'Total : 2.' },
    ],
  };
  const shown = await posted(message, { nonce: '1' }, async () => Buffer.from('drawn'));
  assert.deepEqual(shown, {
    body: {
      embeds: message.embeds,
      components: [],
      allowed_mentions: { parse: [] },
      attachments: [
        { id: '0', filename: 'a.txt' },
        { id: '1', filename: 'chances.png', description: 'Total : 2.' },
      ],
      nonce: '1',
    },
    files: [
      { name: 'a.txt', data: Buffer.from('é') },
      { name: 'chances.png', data: Buffer.from('drawn') },
    ],
  });
  const { body, files } = await posted(message, {}, async () => null);
  assert.deepEqual((body as { embeds: unknown }).embeds, [{ title: 'Chances' }]);
  assert.deepEqual(
    files?.map(({ name }) => name),
    ['a.txt'],
  );
  assert.ok(!('files' in (await posted({ embeds: [], components: [] }))));
});

test('a picture that was drawn ahead is not drawn again; the oldest are forgotten', async () => {
  const asked: string[] = [];
  const draw = remembering(async (one) => {
    asked.push(one);
    return Buffer.from(one);
  });
  const message = { embeds: [], components: [], files: [{ name: 'a.png', text: 'a', alt: 'a' }] };
  await drawAhead(message, draw);
  const { files } = await posted(message, {}, draw);
  assert.deepEqual([asked, files?.[0]?.data], [['a'], Buffer.from('a')]);
  for (let at = 0; at < 16; at += 1) await draw(String(at));
  await draw('15');
  await draw('a');
  assert.deepEqual([asked.length, asked.at(-1)], [18, 'a']);
  let tries = 0;
  const never = remembering(async () => {
    tries += 1;
    return null;
  });
  for (const expected of [1, 1, 2]) {
    assert.equal(await never('b'), null);
    assert.equal(tries, expected);
  }
});

test('a program that has drawn a picture ends when it has nothing else to do', () => {
  const program = `import { draw } from './src/bot/pictures.ts'; console.log((await draw(process.argv[1])) === null);`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program, svg], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(status, 0);
  assert.match(stdout, /^(?:false|true)$/mu);
});
