import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Discord } from './discord.ts';
import { plain } from './shapes.ts';
import { BARE, COLOURED } from './terminal/plain-text.ts';
import { Screen } from './terminal/screen.ts';
import { Seat } from './terminal/seat.ts';
import type { Channel, Person } from './world/model.ts';

/** Who can be played, and where the first of them begins. */
interface Setting {
  readonly people: readonly Person[];
  readonly general: Channel;
}

/**
 * Plays Discord in a terminal or through a pipe: one line after the other, each waited for. Resolves at « quitter » or at the end
 * of the input. Colours and completion by Tab come with a terminal.
 */
export async function playConsole(
  discord: Discord,
  setting: Setting,
  input: Readable & { readonly isTTY?: boolean },
  output: Writable & { readonly isTTY?: boolean },
): Promise<void> {
  const [first] = setting.people;
  if (!first) throw new Error('nobody to play');
  const terminal = Boolean(input.isTTY && output.isTTY);
  const print = (shown: readonly string[]) => {
    output.write(`${terminal ? '\r\u001b[K' : ''}${shown.join('\n')}\n`);
    if (terminal) lines.prompt(true);
  };
  const start = { person: first, channelId: setting.general.id };
  const screen = new Screen(discord, setting.people, start, terminal ? COLOURED : BARE, print);
  const seat = new Seat(discord, setting.people, screen, print);
  const lines = createInterface({
    input,
    output,
    terminal,
    completer: (line: string, done: (problem: null, found: [string[], string]) => void) =>
      seat.complete(line).then(
        (found) => done(null, found),
        () => done(null, [[], line]),
      ),
  });
  const stop = screen.watch();
  lines.setPrompt(seat.prompt);
  print(['«\u202faide\u202f» dit ce qui se tape ici.']);
  for await (const line of lines) {
    if (!terminal) output.write(`${seat.prompt}${line}\n`);
    if (plain(line) === 'quitter') break;
    await seat.take(line.trim());
    lines.setPrompt(seat.prompt);
    if (terminal) lines.prompt();
  }
  stop();
  lines.close();
}
