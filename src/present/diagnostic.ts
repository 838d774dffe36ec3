import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { Campaign } from '../campaign/campaign.ts';
import type { Waiting } from '../campaign/outbox/waiting.ts';
import type { BooksChecked, Surroundings, WrittenChannel } from '../slash/surroundings.ts';
import { fitEmbed } from './cut.ts';
import { palette, wide } from './embed.ts';
import { literal } from './escape.ts';
import { number } from './numbers.ts';
import { enumerate, fr, plural } from './words.ts';

/** Discord's permissions as its French client calls them. */
export const permissionNames: Readonly<Record<string, string>> = {
  ViewChannel: 'Voir le salon',
  SendMessages: 'Envoyer des messages',
  SendMessagesInThreads: 'Envoyer des messages dans les fils',
  EmbedLinks: 'Intégrer des liens',
  ReadMessageHistory: 'Voir les anciens messages',
  CreatePublicThreads: 'Créer des fils publics',
};

const purposes = {
  log: 'journal',
  session: 'fil de la séance',
  master: 'salon des MJ',
  here: 'ce salon',
  game: 'partie en cours',
} as const;

const lanes = { log: 'journal', master: 'salon des MJ', place: 'autres salons' } as const;

const reasons: Readonly<Record<string, string>> = {
  'unknown-channel': 'le salon n’existe plus',
  'missing-access': 'le bot ne voit pas le salon',
  'missing-permissions': 'une permission manque au bot dans le salon',
  'thread-archived': 'le fil est archivé et verrouillé',
  unreachable: 'Discord ne répond pas',
  refused: 'Discord refuse le message',
};

/** How the bot fares: channels, messages that wait, books, copies. `around` is `null` outside a running bot. */
export function diagnostic(
  campaign: Campaign,
  waiting: readonly Waiting[],
  around: Surroundings | null,
): APIEmbed {
  const isSick =
    waiting.some(({ reason }) => reason !== null) ||
    (around !== null &&
      (around.channels.some(({ state, missing }) => state !== 'open' || missing.length > 0) ||
        isBroken(around.books)));
  return fitEmbed({
    title: `Diagnostic · ${literal(campaign.name)}`,
    color: isSick ? palette.failure : palette.success,
    description: isSick ? 'Quelque chose ne va pas, voici quoi.' : 'Tout va bien.',
    fields: [
      ...(around && around.channels.length > 0
        ? [wide('Salons', around.channels.map(channelLine).join('\n'))]
        : []),
      wide('Messages en attente', waitingLines(campaign, waiting)),
      ...(around ? programFields(around) : []),
    ],
  });
}

/** What the MJ who set a channel, or the owner of the server, is told when messages for one of its channels begin to wait. */
export function waitingNotice(guild: string, channel: WrittenChannel): APIEmbed {
  return fitEmbed({
    title: `Messages en attente · ${literal(guild)}`,
    color: palette.failure,
    description: [
      channelLine(channel),
      fr`Aucun message ne se perd : ils partiront, dans l’ordre, dès que ce sera possible. \`/diagnostic\` dit où en est le bot, \`/campagne reglages\` choisit un autre salon.`,
    ].join('\n'),
  });
}

/** What could not be looked at is not well. */
function isBroken(books: BooksChecked | null): boolean {
  return books === null || books.chain !== null || books.ledger !== null;
}

function channelLine({ id, purpose, state, missing, threads }: WrittenChannel): string {
  const where = `<#${id}> (${purposes[purpose]})`;
  if (state === 'gone') return fr`${where} : ce salon n’existe plus. Choisis-en un autre.`;
  if (state === 'locked') return fr`${where} : fil archivé et verrouillé, rouvre-le.`;
  if (state === 'unreachable') return fr`${where} : Discord ne répond pas.`;
  if (missing.length === 0 && threads === 'forbidden')
    return fr`${where} : rien ne manque, sauf « Créer des fils publics » pour le fil d’une séance`;
  if (missing.length === 0) return fr`${where} : rien ne manque`;
  const names = missing.map((name) => fr`« ${permissionNames[name] ?? name} »`);
  return fr`${where} : il manque au bot ${enumerate(names)}`;
}

function waitingLines({ logChannel, masterChannel }: Campaign, waiting: readonly Waiting[]): string {
  if (waiting.length === 0) return 'Aucun';
  const set = { log: logChannel, master: masterChannel, place: '' };
  return waiting
    .map(({ lane, count, reason }) => {
      const why =
        set[lane] === null
          ? fr`aucun salon n’est choisi (\`/campagne reglages\`)`
          : reason === null
            ? 'ils partent'
            : (reasons[reason] ?? 'Discord les refuse');
      return fr`${number(count)} ${plural(count, 'message')} (${lanes[lane]}) : ${why}`;
    })
    .join('\n');
}

function programFields({ version, latency, books, backup }: Surroundings): APIEmbedField[] {
  const time = latency === null ? 'latence pas encore connue' : `${number(latency)} ms jusqu’à Discord`;
  return [
    wide('Base de données', booksLines(books)),
    ...(backup ? [wide('Dernière sauvegarde', backupLine(backup))] : []),
    wide('Programme', fr`version ${version}, ${time}`),
  ];
}

function booksLines(books: BooksChecked | null): string {
  if (books === null) return fr`Elle n’a pas pu être vérifiée : demande à qui héberge le bot.`;
  const { bytes, chain, ledger } = books;
  return [
    `${number(Math.round(bytes / 100_000) / 10)} Mo`,
    chain === null
      ? fr`Chaîne du journal : elle tient.`
      : fr`Chaîne du journal : rompue au n° ${number(chain)}.`,
    ledger === null
      ? fr`Comptes : ils tombent juste.`
      : fr`Comptes : la ligne ${number(ledger)} ne tombe pas juste.`,
  ].join('\n');
}

function backupLine({ last, off }: NonNullable<Surroundings['backup']>): string {
  const time = last === null ? 'aucune' : `${last.slice(0, 10)}${timeOf(last)}`;
  return off ? fr`${time} ; les sauvegardes quotidiennes sont coupées` : time;
}

function timeOf(made: string): string {
  const [, hours, minutes] = /^.{11}(\d\d)(\d\d)\d\d$/u.exec(made) ?? [];
  return hours === undefined ? '' : ` ${hours}:${minutes} UTC`;
}
