import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setStage } from './stage.ts';

test('the odds come with a picture in their message, kept with its words', async (context) => {
  const { discord, general, lea } = await setStage(context);
  const shown = await discord
    .as(lea)
    .slash(general, '/chances jet notation:2d6 visibilite:public')
    .answered();
  const [file] = shown.attachments;
  assert.ok(file);
  assert.deepEqual(shown.embeds[0]?.image?.url, `attachment://${file.filename}`);
  assert.match(file.description ?? '', /^Total\. 2\u202f: 2,8\u202f%/u);
  assert.equal(file.content_type, 'image/png');
  const bytes = Buffer.from(await (await fetch(file.url)).arrayBuffer());
  assert.equal(bytes.toString('hex', 0, 8), '89504e470d0a1a0a');
  assert.equal(bytes.length, file.size);
});
