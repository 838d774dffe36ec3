import { type APIMessage, InteractionType } from 'discord-api-types/v10';
import { beginInteraction, type Doing } from '../world/interactions.ts';
import { createMessage } from '../world/messages.ts';
import { type Channel, idOf, type Message, type Person, type Ref, type SeenMessage } from '../world/model.ts';
import { canWrite } from '../world/permissions.ts';
import { seen } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { ClientRefusal, checkOptions } from './check.ts';
import { commandData, draftData } from './command-data.ts';
import { buttonsOf, menusOf, pick } from './components.ts';
import { fieldsOf } from './form.ts';
import { Handle } from './handle.ts';
import { menuValues } from './menu.ts';
import { commandsFor, insistOnCommandRight, insistOnSight } from './rights.ts';
import { type Said, saidIn, type Typing, typingIn } from './said.ts';

/** `unchecked`: pass by what Discord's window would refuse, as a modified client could. */
interface Liberty {
  readonly unchecked?: boolean;
}

/** How many characters a person may write in one message. */
const LONGEST = 2000;

/** A person at the window of Discord. */
export class Player {
  readonly world: World;
  readonly person: Person;

  constructor(world: World, person: Person) {
    this.world = world;
    this.person = person;
  }

  get id(): string {
    return this.person.id;
  }

  /** The commands that this person is offered in a channel. */
  commands(channelRef: Ref) {
    return commandsFor(this.world, this.id, this.world.channel(channelRef));
  }

  /** Sends a slash command, given as a line or piece by piece. Throws {@link ClientRefusal} where the window would not send it. */
  slash(channelRef: Ref, said: string | Said, { unchecked = false }: Liberty = {}): Handle {
    const channel = this.world.channel(channelRef);
    if (!unchecked) insistOnCommandRight(this.world, this.id, channel);
    const call = typeof said === 'string' ? saidIn(said, this.commands(channel)) : said;
    const command = this.#command(channel, call.name);
    if (!unchecked) checkOptions(command, call.subcommand ?? null, call.options ?? {});
    const data = commandData({ world: this.world, channel, userId: this.id }, command, call, unchecked);
    return this.#begin({ type: InteractionType.ApplicationCommand, channel, data });
  }

  /** Types in an option that completes, given as a line that ends in it or piece by piece. */
  type(channelRef: Ref, typing: string | Typing): Handle {
    const channel = this.world.channel(channelRef);
    insistOnCommandRight(this.world, this.id, channel);
    const call = typeof typing === 'string' ? typingIn(typing, this.commands(channel)) : typing;
    const command = this.#command(channel, call.name);
    const data = draftData(command, call);
    return this.#begin({ type: InteractionType.ApplicationCommandAutocomplete, channel, data });
  }

  /** Clicks the button with this custom id or label. */
  click(message: Ref | APIMessage, wanted: string, { unchecked = false }: Liberty = {}): Handle {
    const source = this.#message(message);
    const { custom_id, type, id } = pick(buttonsOf(source.data), wanted, unchecked);
    const data = { custom_id, component_type: type, ...(id === undefined ? {} : { id }) };
    return this.#begin({ type: InteractionType.MessageComponent, channel: this.#at(source), data, source });
  }

  /** Chooses in the menu with this custom id or placeholder: values or labels of a list, or people, roles, channels. */
  select(message: Ref | APIMessage, wanted: string, chosen: readonly Ref[], liberty: Liberty = {}): Handle {
    const source = this.#message(message);
    const channel = this.#at(source);
    const menu = pick(menusOf(source.data), wanted, liberty.unchecked ?? false);
    const spot = { world: this.world, channel, userId: this.id };
    const values = menuValues(spot, menu, chosen, liberty.unchecked ?? false);
    const data = { custom_id: menu.custom_id, component_type: menu.type, id: menu.id, ...values };
    return this.#begin({ type: InteractionType.MessageComponent, channel, data, source });
  }

  /** Sends the form that the bot opened in answer to `opener`: values by the custom id of their field. */
  submit(
    opener: Handle,
    values: Readonly<Record<string, string>>,
    { unchecked = false }: Liberty = {},
  ): Handle {
    if (!opener.modal || opener.userId !== this.id) throw new ClientRefusal('Aucun formulaire n’est ouvert.');
    const data = fieldsOf(opener.modal, values, unchecked);
    const opening = this.world.interactions.get(opener.token) ?? null;
    const source = opening?.source ?? null;
    const channel = this.world.channel(opener.channelId);
    return this.#begin({ type: InteractionType.ModalSubmit, channel, data, source, opener: opening });
  }

  /** Writes an ordinary message. */
  say(channelRef: Ref, content: string): SeenMessage {
    const channel = this.world.channel(channelRef);
    insistOnSight(this.world, this.id, channel);
    if (content.trim() === '') throw new ClientRefusal('Ton message est vide.');
    if (content.length > LONGEST)
      throw new ClientRefusal('Ton message est trop long\u202f: 2\u202f000 caractères au plus.');
    if (!canWrite(this.world, this.id, channel))
      throw new ClientRefusal(`Tu n’as pas le droit d’écrire dans ${channel.name}.`);
    return seen(createMessage(this.world, channel, { content }, { authorId: this.id }));
  }

  #begin(doing: Omit<Doing, 'userId'>): Handle {
    return new Handle(this.world, beginInteraction(this.world, { ...doing, userId: this.id }));
  }

  #command(channel: Channel, name: string) {
    const command = this.commands(channel).find((known) => known.name === name);
    if (!command) throw new ClientRefusal(`/${name} n’existe pas ici.`);
    return command;
  }

  #message(ref: Ref): Message {
    const message = [...this.world.channels.values()]
      .map(({ messages }) => messages.get(idOf(ref)))
      .find((found) => found !== undefined);
    if (!message) throw new ClientRefusal('Ce message est supprimé.');
    if (message.visibleTo !== null && message.visibleTo !== this.id)
      throw new ClientRefusal('Tu ne vois pas ce message.');
    insistOnSight(this.world, this.id, this.#at(message));
    return message;
  }

  #at(message: Message): Channel {
    return this.world.channel(message.channelId);
  }
}
