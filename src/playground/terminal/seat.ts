import { ClientRefusal } from '../client/check.ts';
import { asked, fieldsIn } from '../client/form.ts';
import type { Handle } from '../client/handle.ts';
import type { Discord } from '../discord.ts';
import type { Person } from '../world/model.ts';
import { helpLines, nameOf, personNamed, placeNamed, placesOf } from './help.ts';
import { isCalled } from './render.ts';
import type { Screen } from './screen.ts';
import { suggest } from './suggest.ts';

/** A form that waits for its fields, one line each. */
interface OpenForm {
  readonly opener: Handle;
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  readonly values: Record<string, string>;
}

/** The person at the keyboard: takes one line after the other. */
export class Seat {
  readonly #discord: Discord;
  readonly #people: readonly Person[];
  readonly #screen: Screen;
  readonly #print: (lines: readonly string[]) => void;
  #form: OpenForm | null = null;

  constructor(
    discord: Discord,
    people: readonly Person[],
    screen: Screen,
    print: (lines: readonly string[]) => void,
  ) {
    this.#discord = discord;
    this.#people = people;
    this.#screen = screen;
    this.#print = print;
  }

  /** What stands before the cursor: who, where, or the field to fill. */
  get prompt(): string {
    const field = this.#nextField();
    if (field) return `${field.label}\u202f: `;
    const { person, channelId } = this.#screen;
    return `${nameOf(person)} #${this.#discord.world.channels.get(channelId)?.name ?? '?'}> `;
  }

  /** Does what a line says and waits until it is done. What the line says wrong is printed. */
  async take(line: string): Promise<void> {
    try {
      await this.#do(line);
    } catch (problem) {
      if (!(problem instanceof ClientRefusal)) throw problem;
      this.#print([problem.message]);
    }
  }

  /** The ways a line can go on, as `readline` wants them: the words, and the part of the line that they replace. */
  async complete(line: string): Promise<[string[], string]> {
    const found = await suggest(this.#player, this.#screen.channelId, line);
    return [found.map(({ text }) => text), line.slice(found[0]?.from ?? line.length)];
  }

  get #player() {
    return this.#discord.as(this.#screen.person);
  }

  async #do(line: string): Promise<void> {
    if (this.#form && !line.startsWith('/')) return this.#fill(this.#form, line);
    this.#form = null;
    if (line === '') return;
    if (line === 'aide')
      return this.#print(helpLines(this.#people, placesOf(this.#discord, this.#screen.person)));
    if (line.startsWith('>')) return this.#become(line.slice(1));
    if (line.startsWith('#')) return this.#go(line.slice(1));
    const named = isNumbers(line)
      ? []
      : this.#screen.handholds.flatMap((one, at) => (isCalled(one, line) ? [at + 1] : []));
    if (named.length > 1)
      throw new ClientRefusal(
        `Plusieurs s’appellent «\u202f${line}\u202f»\u202f: tape ${named.join(' ou ')}.`,
      );
    if (named.length === 1) return this.#press(named);
    if (line.endsWith('?')) return this.#suggest(line.slice(0, -1));
    if (isNumbers(line)) return this.#press(line.split(/\s+/).map(Number));
    if (line.startsWith('/')) return this.#follow(this.#player.slash(this.#screen.channelId, line));
    throw new ClientRefusal(
      'Une commande commence par «\u202f/\u202f»\u202f; «\u202faide\u202f» dit le reste.',
    );
  }

  #become(name: string): void {
    const person = personNamed(this.#people, name);
    if (!person) throw new ClientRefusal(`Personne ne s’appelle «\u202f${name}\u202f».`);
    this.#screen.person = person;
    if (!placesOf(this.#discord, person).some(({ id }) => id === this.#screen.channelId))
      this.#screen.channelId = placesOf(this.#discord, person)[0]?.id ?? this.#screen.channelId;
  }

  #go(name: string): void {
    const place = placeNamed(this.#discord, this.#screen.person, name);
    if (!place) throw new ClientRefusal(`Pas de salon «\u202f${name}\u202f» pour toi.`);
    this.#screen.channelId = place.id;
  }

  async #suggest(line: string): Promise<void> {
    const found = await suggest(this.#player, this.#screen.channelId, line);
    const lines = found.map(({ text, about }) => `  ${text.trim().padEnd(20)} ${about}`.trimEnd());
    this.#print(lines.length > 0 ? lines : ['Rien ne peut suivre.']);
  }

  async #press(numbers: readonly number[]): Promise<void> {
    const { handholds, messageId } = this.#screen;
    const chosen = numbers.map((number) => handholds[number - 1]);
    const [first] = chosen;
    if (!first || messageId === null || chosen.some((one) => one?.customId !== first.customId))
      throw new ClientRefusal(`Pas de bouton ${numbers.join(' ')}.`);
    const values = chosen.flatMap((one) => one?.value ?? []);
    if (first.value === null) return this.#follow(this.#player.click(messageId, first.customId));
    return this.#follow(this.#player.select(messageId, first.customId, values));
  }

  /** Waits for the answer; the screen shows it. */
  async #follow(handle: Handle): Promise<void> {
    try {
      const { modal } = await handle.response();
      if (!modal) return void (await handle.answered());
      const fields = fieldsIn(modal).map((field) => ({ id: field.custom_id, label: asked(field) }));
      this.#form = { opener: handle, fields, values: {} };
      this.#print([modal.title, ...fields.map(({ label }) => `  ${label}`)]);
    } catch {
      // Silence, or an announced answer that was taken back: a follow-up, if any, is on the screen already.
      if (handle.failed) this.#print(['L’application ne répond plus.']);
    }
  }

  #nextField(): OpenForm['fields'][number] | undefined {
    return this.#form?.fields.find(({ id }) => !(id in (this.#form?.values ?? {})));
  }

  async #fill(form: OpenForm, line: string): Promise<void> {
    const field = this.#nextField();
    if (field) form.values[field.id] = line;
    if (this.#nextField()) return;
    this.#form = null;
    await this.#follow(this.#player.submit(form.opener, form.values));
  }
}

function isNumbers(line: string): boolean {
  return /^\d+(\s+\d+)*$/.test(line);
}
