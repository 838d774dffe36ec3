import { ClientRefusal } from '../client/check.ts';
import type { Handle } from '../client/handle.ts';
import type { Player } from '../client/player.ts';
import { saidIn } from '../client/said.ts';
import type { Discord } from '../discord.ts';
import type { Person } from '../world/model.ts';
import { withFiles, withoutFiles } from './given-files.ts';
import type { Act, Outcome } from './protocol.ts';

const DONE: Outcome = { kind: 'done' };
/** How many forms that were opened and not sent are remembered. */
const OPEN_FORMS = 50;

/** Does what people do in one browser. */
export class Desk {
  readonly #discord: Discord;
  readonly #people: readonly Person[];
  readonly #forms = new Map<string, Handle>();

  constructor(discord: Discord, people: readonly Person[]) {
    this.#discord = discord;
    this.#people = people;
  }

  /** Does it and waits for the bot's first answer. What cannot be done is a refusal with a French sentence. */
  async take(act: Act): Promise<Outcome> {
    try {
      if (!this.#people.some(({ id }) => id === act.person))
        throw new ClientRefusal('Personne ne joue sous ce nom.');
      if ('channel' in act && !this.#discord.world.channels.has(act.channel))
        throw new ClientRefusal('Ce salon est supprimé.');
      return await this.#do(this.#discord.as(act.person), act);
    } catch (problem) {
      if (problem instanceof ClientRefusal) return { kind: 'refused', sentence: problem.message };
      throw problem;
    }
  }

  #do(player: Player, act: Act): Outcome | Promise<Outcome> {
    switch (act.kind) {
      case 'slash':
        return this.#follow(player.slash(act.channel, { ...act, options: withFiles(player, act) }));
      case 'type':
        return this.#complete(player.type(act.channel, { ...act, options: withoutFiles(act.options) }));
      case 'read': {
        const { name, subcommand = null, options = {} } = saidIn(act.line, player.commands(act.channel));
        // A line holds no things of the world, only what was typed.
        return {
          kind: 'read',
          name,
          subcommand,
          options: options as Record<string, string | number | boolean>,
        };
      }
      case 'say':
        player.say(act.channel, act.content);
        return DONE;
      case 'click':
        return this.#follow(player.click(act.message, act.control));
      case 'select':
        return this.#follow(player.select(act.message, act.control, act.chosen));
      case 'submit': {
        const opener = this.#forms.get(act.form);
        if (!opener) throw new ClientRefusal('Ce formulaire n’est plus ouvert.');
        const sent = player.submit(opener, act.values);
        this.#forms.delete(act.form);
        return this.#follow(sent);
      }
    }
  }

  async #follow(handle: Handle): Promise<Outcome> {
    const first = await answer(handle);
    if (!first) return { kind: 'refused', sentence: 'L’application ne répond plus.' };
    if (!first.modal) return DONE;
    this.#forms.set(handle.id, handle);
    if (this.#forms.size > OPEN_FORMS) this.#forms.delete([...this.#forms.keys()][0] ?? '');
    return { kind: 'form', form: handle.id, modal: first.modal };
  }

  async #complete(handle: Handle): Promise<Outcome> {
    return { kind: 'choices', choices: (await answer(handle))?.choices ?? [] };
  }
}

/** What the bot said first, `null` when it stayed silent. */
async function answer(handle: Handle) {
  try {
    return await handle.response();
  } catch (problem) {
    if (handle.failed) return null;
    throw problem;
  }
}
