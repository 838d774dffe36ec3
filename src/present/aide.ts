import type { APIEmbed } from 'discord-api-types/v10';
import type { Action, Command } from '../slash/command.ts';
import type { OptionSpec } from '../slash/option.ts';
import { examples } from './aide-examples.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { number } from './numbers.ts';
import { commitmentMeaning, limit } from './proof.ts';
import { enumerate, fr, french } from './words.ts';

/** Subjects of help that are no commands. */
export const themes = { preuve: 'La preuve des dés', jets: 'Options de tous les jets' } as const;

/** Every command in a line, and where to read on. */
export function overview(commands: readonly Command[]): APIEmbed {
  return fitEmbed({
    title: 'Aide',
    color: palette.neutral,
    description: [
      fr`Tape / et choisis une commande : Discord propose ses options. Il n’y a rien à préparer, le premier jet ouvre la campagne du serveur. Pour en savoir plus : \`/aide sujet:\`, pour relire une règle : \`/regles\`.`,
      ...commands.map(({ name, description }) => fr`- **/${name}** : ${french(description)}`),
    ].join('\n'),
  });
}

/** A command with subcommands: what each of them does. */
export function groupHelp({ name, description, subcommands = {} }: Command): APIEmbed {
  return fitEmbed({
    title: `Aide · /${name}`,
    color: palette.neutral,
    description: [
      french(description),
      ...Object.entries(subcommands).map(
        ([sub, action]) => fr`- **/${name} ${sub}** : ${french(action.description)}`,
      ),
    ].join('\n'),
  });
}

/** One thing that can be done: its options, and an example. Options in `common` are told elsewhere. */
export function actionHelp(name: string, action: Action, common: ReadonlySet<string>): APIEmbed {
  const own = Object.entries(action.options).filter(([option]) => !common.has(option));
  const example = examples[name];
  const rest =
    common.size === 0
      ? []
      : [fr`Et les options de tous les jets : ${enumerate([...common])} (\`/aide sujet:jets\`).`];
  return fitEmbed({
    title: `Aide · /${name}`,
    color: palette.neutral,
    description: [french(action.description), ...own.map(optionLine), ...rest].join('\n'),
    fields: example === undefined ? [] : [wide('Exemple', `\`${example}\``)],
  });
}

/** The options that every roll takes. */
export function commonHelp(options: Readonly<Record<string, OptionSpec>>): APIEmbed {
  return fitEmbed({
    title: themes.jets,
    color: palette.neutral,
    description: Object.entries(options).map(optionLine).join('\n'),
  });
}

/** What the proof proves and what not. */
export function proofHelp(): APIEmbed {
  return fitEmbed({
    title: themes.preuve,
    color: palette.neutral,
    description: commitmentMeaning.join('\n\n'),
    fields: [
      wide('Ce que cela ne prouve pas', limit),
      wide(
        'Vérifier soi-même',
        fr`Note les empreintes de \`/journal preuve\` avant de jouer. Quand le MJ a dévoilé le secret (\`/journal devoiler\`), prends le fichier de \`/journal exporter\` : \`npm run verifier -- journal.json\` refait la chaîne et chaque dé, et nomme la première ligne qui ne va pas.`,
      ),
    ],
  });
}

function optionLine([name, spec]: readonly [string, OptionSpec]): string {
  const facts = [...(spec.required ? ['obligatoire'] : []), ...boundsOf(spec)].join(', ');
  return fr`- \`${name}\`${facts === '' ? '' : ` (${facts})`} : ${french(spec.description)}`;
}

function boundsOf(spec: OptionSpec): readonly string[] {
  if (spec.type === 'integer') return [`${number(spec.min)} à ${number(spec.max)}`];
  if (spec.type === 'boolean') return ['oui ou non'];
  if (spec.type === 'choice') return [fr`au choix : ${french(Object.values(spec.choices).join(' / '))}`];
  return [];
}
