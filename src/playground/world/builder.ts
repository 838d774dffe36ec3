import * as channels from './channels.ts';
import * as guilds from './guilds.ts';
import { deleteMessage } from './messages.ts';
import type { Guild, Permission, Ref } from './model.ts';
import * as people from './people.ts';
import * as roles from './roles.ts';
import type { World } from './world.ts';

/** The acts by which a test or a ready-made world fills Discord. The bot hears of each as the gateway tells it. */
export class Builder {
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  addUser(options: people.NewUser) {
    return people.addUser(this.world, options);
  }
  addGuild(options: guilds.NewGuild): Guild {
    return guilds.addGuild(this.world, options);
  }
  addMember(guild: Ref, user: Ref, options: Parameters<typeof people.addMember>[3] = {}) {
    return people.addMember(this.world, guild, user, options);
  }
  /** A person leaves a server. */
  removeMember(guild: Ref, user: Ref): void {
    people.removeMember(this.world, guild, user);
  }
  addRole(guild: Ref, options: Parameters<typeof roles.addRole>[2]) {
    return roles.addRole(this.world, guild, options);
  }
  addChannel(guild: Ref, options: channels.NewChannel) {
    return channels.addChannel(this.world, guild, options);
  }
  addThread(parent: Ref, options: channels.NewThread) {
    return channels.addThread(this.world, parent, options);
  }
  /** The private conversation between the bot and a person. */
  openDirectMessages(user: Ref) {
    return channels.openDirectMessages(this.world, user);
  }
  /** An exception in a channel for a role (the server itself: everyone) or a person, in place of the one before. */
  setPermissions(channel: Ref, whom: Ref, change: Parameters<typeof roles.setPermissions>[3]): void {
    roles.setPermissions(this.world, channel, whom, change);
  }
  /** Archives a thread; `{ archived: false }` opens it again, `{ locked: true }` locks it too. */
  archiveThread(thread: Ref, state: Parameters<typeof channels.archiveThread>[2] = {}): void {
    channels.archiveThread(this.world, thread, state);
  }
  deleteChannel(channel: Ref): void {
    channels.deleteChannel(this.world, channel);
  }
  deleteMessage({ id, channel_id }: { readonly id: string; readonly channel_id: string }): void {
    const message = this.world.channel(channel_id).messages.get(id);
    if (message) deleteMessage(this.world, message);
  }
  /** The bot is thrown out of a server. */
  removeGuild(guild: Ref): void {
    guilds.removeGuild(this.world, guild);
  }
  /** The bot is let into a server where it is not. */
  invite(guild: Ref, permissions: readonly Permission[] = []): void {
    guilds.invite(this.world, guild, permissions);
  }
  /** Discord has trouble with a server: it is there and cannot be reached. */
  unavailable(guild: Ref): void {
    guilds.setAvailable(this.world, guild, false);
  }
  /** The trouble is over. */
  available(guild: Ref): void {
    guilds.setAvailable(this.world, guild, true);
  }
}
