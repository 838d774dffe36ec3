import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import { parseLine } from '../../src/playground/line.ts';
import { isRefusal } from '../../src/rules/rule.ts';
import { define } from '../../src/slash/definition.ts';
import { actionOf } from '../../src/slash/target.ts';
import { clicks } from './clicks.ts';
import { setClicks } from './clicks-scene.ts';
import { rows } from './matrix.ts';
import { type Scene, setScene } from './stage.ts';
import { customIdOf } from './try-click.ts';

const definitions = commands.map(define);

type Call = Parameters<Scene['tries']>[0];

/** Whether the command of a line can be told to answer before all. */
function takesPublic(line: string): boolean {
  const read = parseLine(line, definitions);
  const command = commands.find(({ name }) => !('problem' in read) && name === read.command);
  if (!command || 'problem' in read) return false;
  return 'public' in (actionOf(command, read.subcommand)?.options ?? {});
}

/** Whether who may not write in the channel makes the bot write there all the same. */
async function speaks(scene: Scene, call: Call): Promise<boolean> {
  const performed = await scene.tries({ ...call, actor: { ...call.actor, maySpeak: false } });
  return !isRefusal(performed) && performed.kind === 'done' && performed.manner === 'public';
}

test('piege-24 no command makes the bot write where who types may not', async (context) => {
  const scene = await setScene(context);
  const found: string[] = [];
  const lines = rows.flatMap(({ line, channel }) =>
    takesPublic(line)
      ? [line, `${line} public:oui`].map((one) => ({ line: one, channel }))
      : [{ line, channel }],
  );
  assert.ok(lines.length > rows.length);
  for (const { line, channel } of lines)
    for (const who of ['Léa', 'Merlin'] as const)
      if (await speaks(scene, scene.typed(who, line, channel))) found.push(`${who}: ${line}`);
  assert.deepEqual(found, []);
});

test('piege-24 no click makes the bot write where who presses may not', async (context) => {
  const { scene, things } = await setClicks(context);
  const found: string[] = [];
  for (const { click, channel, use } of clicks)
    for (const who of ['Léa', 'Merlin'] as const)
      if (await speaks(scene, scene.clicked(who, customIdOf(click, things), use, channel)))
        found.push(`${who}: ${click}`);
  assert.deepEqual(found, []);
});
