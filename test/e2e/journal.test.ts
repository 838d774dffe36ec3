import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFile } from '../../scripts/verifier/read.ts';
import { Verification } from '../../scripts/verifier/verify.ts';
import { delivered, setCourt } from './visibility-stage.ts';

test('a secret is disclosed in the log, the journal goes out as a file, and the file proves the dice', async (context) => {
  const court = await setCourt(context);
  const { discord, general, log, mj, lea, tom } = court;
  const says = (who: string, line: string) => discord.as(who).slash(general, line).answered();
  await says(lea, '/jet notation:4d6');
  await says(lea, '/jet notation:5d12 visibilite:personnel');
  await says(mj, '/journal devoiler');
  await says(lea, '/jet notation:2d6');
  await delivered(court);
  const titles = discord.messagesSeenBy(tom, log).map(({ embeds }) => embeds[0]?.title ?? '');
  const from = titles.findIndex((title) => /secret des jets publics/u.test(title));
  assert.match(titles[from + 1] ?? '', /Époque 2.*engagement/u);
  assert.match(titles[from + 2] ?? '', /^Jet · 2d6/u);

  const told = await says(tom, '/journal exporter');
  assert.deepEqual(
    told.attachments.map(({ filename }) => filename),
    ['journal.json'],
  );
  const text = await (await fetch(told.attachments[0]?.url ?? '')).text();
  assert.doesNotMatch(text, /\b5d12\b/u); // in a hash these four may stand by chance
  const file = readFile(text);
  assert.ok(file);
  const verification = new Verification();
  assert.equal(verification.take(file), null);
  const { entries, hidden, redrawn, undisclosed } = verification.count;
  assert.deepEqual([entries, hidden, redrawn, undisclosed], [4, 1, 2, 1]);

  await says(lea, '/journal reveler numero:3');
  await delivered(court);
  assert.match(JSON.stringify(discord.messagesSeenBy(tom, log).at(-1)?.embeds), /5d12/u);
});

test('a session is told with its file; the journal is searched page by page, by a person who sees what is theirs', async (context) => {
  const court = await setCourt(context);
  const { discord, general, mj, lea, tom } = court;
  const says = (who: string, line: string) => discord.as(who).slash(general, line).answered();
  const told = ({ embeds }: { readonly embeds: readonly { readonly description?: string }[] }): number[] =>
    [...(embeds[0]?.description ?? '').matchAll(/^\*\*n° (\d+)\*\*/gmu)].map(([, number]) => Number(number));
  await says(mj, '/seance ouvrir nom:"Le siège"');
  for (let count = 0; count < 9; count += 1) await says(lea, '/jet notation:1d6 motif:"Assaut du gué"');
  await says(lea, '/jet notation:9d9 motif:"Assaut du gué" visibilite:personnel');
  const chronicle = await says(tom, '/journal chronique');
  assert.deepEqual(
    chronicle.attachments.map(({ filename }) => filename),
    ['chronique.txt'],
  );
  assert.doesNotMatch(await (await fetch(chronicle.attachments[0]?.url ?? '')).text(), /9d9/u);
  const first = await says(tom, '/journal chercher joueur:Léa motif:gue');
  assert.deepEqual(told(first), [10, 9, 8, 7, 6, 5, 4, 3]);
  assert.deepEqual(told(await says(lea, '/journal chercher motif:gue')), [11, 10, 9, 8, 7, 6, 5, 4]);
  assert.deepEqual(told(await discord.as(tom).click(first, 'Plus anciens').answered()), [2]);
});
