import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
  InteractionResponseType,
} from 'discord-api-types/v10';
import type { Interaction, SeenMessage } from '../world/model.ts';
import { seen } from '../world/wire.ts';
import type { World } from '../world/world.ts';

/** What the bot said first. */
interface FirstAnswer {
  readonly type: InteractionResponseType;
  /** The message as it was when asked: an answer, an announced one, or the one that was changed. */
  readonly message: SeenMessage | null;
  readonly choices: readonly APIApplicationCommandOptionChoice[] | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  /** Milliseconds from the person's act to this answer. */
  readonly after: number;
}

/** An interaction as the person who began it follows it. */
export class Handle {
  readonly #world: World;
  readonly #interaction: Interaction;

  constructor(world: World, interaction: Interaction) {
    this.#world = world;
    this.#interaction = interaction;
  }

  get id(): string {
    return this.#interaction.id;
  }
  get token(): string {
    return this.#interaction.token;
  }
  /** The event as the bot received it. */
  get payload(): object {
    return this.#interaction.payload;
  }
  get userId(): string {
    return this.#interaction.userId;
  }
  get channelId(): string {
    return this.#interaction.channelId;
  }
  /** True once three seconds went by in silence: « L’application ne répond plus ». */
  get failed(): boolean {
    return this.#interaction.failed;
  }
  /** Milliseconds until the first answer, `null` while there is none. */
  get acknowledgedAfter(): number | null {
    const { acknowledged, createdAt } = this.#interaction;
    return acknowledged && acknowledged.at - createdAt;
  }
  /** The form that the bot opened. */
  get modal(): APIModalInteractionResponseCallbackData | null {
    return this.#interaction.modal;
  }
  /** Messages beside the answer that still stand, oldest first. */
  get followUps(): SeenMessage[] {
    return this.#interaction.followUps.filter((message) => this.#stands(message)).map(seen);
  }
  /** The answer as it is now; `null` before it or once it is deleted. */
  get original(): SeenMessage | null {
    const { original } = this.#interaction;
    return original && this.#stands(original) ? seen(original) : null;
  }

  /** The first answer. Rejects when the bot stays silent for three seconds. */
  response(): Promise<FirstAnswer> {
    return this.#world.hub.until(() => this.#firstAnswer(), `an answer to interaction ${this.id}`);
  }

  /**
   * The answer in full: at once what was said directly, later what replaces « réfléchit… » or changes the clicked
   * message. Rejects on silence, when the announced answer is deleted, and when the bot opened a form instead.
   */
  answered(): Promise<SeenMessage> {
    return this.#world.hub.until(() => {
      const first = this.#firstAnswer();
      if (!first || this.#interaction.pending) return null;
      if (!this.original)
        throw new Error(`interaction ${this.id} has no answer to show (type ${first.type})`);
      return this.original;
    }, `the whole answer to interaction ${this.id}`);
  }

  /** The follow-up number `count`, from 1. */
  followUp(count = 1): Promise<SeenMessage> {
    return this.#world.hub.until(
      () => this.followUps[count - 1],
      `follow-up ${count} of interaction ${this.id}`,
    );
  }

  #firstAnswer(): FirstAnswer | null {
    const { acknowledged, choices, modal, failed, createdAt } = this.#interaction;
    if (failed) throw new Error(`the bot did not answer interaction ${this.id} within three seconds`);
    if (!acknowledged) return null;
    const after = acknowledged.at - createdAt;
    return { type: acknowledged.type, message: this.original, choices, modal, after };
  }

  #stands({ channelId, id }: { channelId: string; id: string }): boolean {
    return this.#world.channels.get(channelId)?.messages.has(id) ?? false;
  }
}
