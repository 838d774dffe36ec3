import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ClientRefusal } from '../client/check.ts';
import type { Player } from '../client/player.ts';
import type { GivenFile } from '../client/upload.ts';
import { optionsOf } from '../shapes.ts';
import type { Act, ChosenFile, Value } from './protocol.ts';

type Slash = Extract<Act, { kind: 'slash' }>;

/**
 * The options of a command with the files that were chosen in the page. The path of a file on this machine, which the terminal
 * takes, is refused with a {@link ClientRefusal}: a page has no business there.
 */
export function withFiles(player: Player, act: Slash): Record<string, string | number | boolean | GivenFile> {
  const command = player.commands(act.channel).find(({ name }) => name === act.name);
  const known = command ? optionsOf(command, act.subcommand) : [];
  const given = Object.entries(act.options).map(([name, value]) => {
    const type = known.find((option) => option.name === name)?.type;
    if (type === ApplicationCommandOptionType.Attachment && !isFile(value))
      throw new ClientRefusal(`${name}\u202f: choisis un fichier.`);
    return [name, isFile(value) ? fileIn(value) : value] as const;
  });
  return Object.fromEntries(given);
}

/** What is typed meanwhile tells nothing of files. */
export function withoutFiles(
  options: Readonly<Record<string, Value>>,
): Record<string, string | number | boolean> {
  const plain = Object.entries(options).flatMap(([name, value]) =>
    isFile(value) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(plain);
}

function isFile(value: Value): value is ChosenFile {
  return typeof value === 'object';
}

function fileIn({ file, base64 }: ChosenFile): GivenFile {
  return { name: file, content: Buffer.from(base64, 'base64') };
}
