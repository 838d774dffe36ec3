import type { Discord } from '../discord.ts';
import type { Happening } from '../hub.ts';
import type { Person } from '../world/model.ts';
import type { Ink } from './plain-text.ts';
import { type Handhold, handholdsOf, messageLines } from './render.ts';

/** Shows the messages that the person at the keyboard sees, as they come and as they change. */
export class Screen {
  /** Whose eyes these are, and in which channel. */
  person: Person;
  channelId: string;
  /** What the numbers stand for, and in which message. */
  handholds: readonly Handhold[] = [];
  messageId: string | null = null;
  readonly #discord: Discord;
  readonly #people: readonly Person[];
  readonly #ink: Ink;
  readonly #print: (lines: readonly string[]) => void;
  /** The last look of each message, so that a change that does not show is not shown. */
  readonly #shown = new Map<string, string>();

  constructor(
    discord: Discord,
    people: readonly Person[],
    start: { readonly person: Person; readonly channelId: string },
    ink: Ink,
    print: (lines: readonly string[]) => void,
  ) {
    this.#discord = discord;
    this.#people = people;
    this.person = start.person;
    this.channelId = start.channelId;
    this.#ink = ink;
    this.#print = print;
  }

  /** Starts to watch. Returns what stops it. */
  watch(): () => void {
    return this.#discord.onHappening((happening) => this.#see(happening));
  }

  #see(happening: Happening): void {
    if (happening.kind === 'delete' && happening.message === this.messageId) this.#letGo();
    if (happening.kind !== 'message' && happening.kind !== 'edit') return;
    const { channel: channelId, message: id } = happening;
    const message = this.#discord.messagesSeenBy(this.person, channelId).find((seen) => seen.id === id);
    if (!message) return;
    const here = channelId === this.channelId;
    const handholds = here ? handholdsOf(this.#discord.world, message, this.#people) : [];
    const place = here ? '' : `#${this.#discord.world.channel(channelId).name} · `;
    const lines = messageLines(this.#discord.world, message, handholds, this.#ink, place);
    const look = lines.join('\n');
    if (this.#shown.get(id) === look) return;
    this.#shown.set(id, look);
    if (handholds.length > 0) {
      this.handholds = handholds;
      this.messageId = id;
    } else if (id === this.messageId) this.#letGo();
    this.#print(lines);
  }

  #letGo(): void {
    this.handholds = [];
    this.messageId = null;
  }
}
