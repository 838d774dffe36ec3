import { after } from 'node:test';
import {
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type Interaction,
} from 'discord.js';
import { ManualClock } from '../../src/playground/clock.ts';
import { type Discord, type DiscordOptions, startDiscord } from '../../src/playground/discord.ts';
import { unlikeDescription } from './description/conversation.ts';

/** Rejections that nobody handled in this test file; each test that ends a stage insists that there are none. */
const unhandled: unknown[] = [];
process.on('unhandledRejection', (problem) => unhandled.push(problem));

/** A Discord with one server, two people and the unmodified client of discord.js logged in. */
export interface Stage extends AsyncDisposable {
  readonly discord: Discord;
  readonly clock: ManualClock;
  readonly client: Client<true>;
  readonly guild: ReturnType<Discord['addGuild']>;
  readonly channel: ReturnType<Discord['addChannel']>;
  readonly alice: ReturnType<Discord['as']>;
  readonly bruno: ReturnType<Discord['as']>;
  /** What the bot does with each interaction from now on; what it throws is kept in `botProblems`. */
  onInteraction(handler: (interaction: Interaction) => Promise<unknown>): void;
  readonly botProblems: unknown[];
}

/** Fills the stage. `before` may add to the world before the bot logs in. */
export async function openStage(
  options: DiscordOptions & {
    readonly client?: Partial<ClientOptions>;
    before?: (discord: Discord) => void;
  } = {},
): Promise<Stage> {
  const clock = new ManualClock();
  const discord = await startDiscord({ clock, memory: Number.POSITIVE_INFINITY, ...options });
  const guild = discord.addGuild({ name: 'La Table ronde' });
  const channel = discord.addChannel(guild, { name: 'général' });
  const [alice, bruno] = ['Alice', 'Bruno'].map((name) => discord.addUser({ name }));
  if (!alice || !bruno) throw new Error('two names make two people');
  for (const person of [alice, bruno]) discord.addMember(guild, person);
  options.before?.(discord);
  const client = await login(discord, options.client);
  const botProblems: unknown[] = [];
  return {
    discord,
    clock,
    client,
    guild,
    channel,
    alice: discord.as(alice),
    bruno: discord.as(bruno),
    botProblems,
    onInteraction(handler) {
      client.removeAllListeners(Events.InteractionCreate);
      client.on(Events.InteractionCreate, (interaction) => {
        handler(interaction).catch((problem: unknown) => botProblems.push(problem));
      });
    },
    async [Symbol.asyncDispose]() {
      await client.destroy();
      await discord.close();
      if (unhandled.length > 0) throw new AggregateError(unhandled.splice(0), 'unhandled rejections');
      const strange = unlikeDescription(discord.requests);
      if (strange.length > 0) throw new Error(`unlike Discord:\n${[...new Set(strange)].join('\n')}`);
    },
  };
}

/** An unmodified client, logged in and ready. */
export async function login(discord: Discord, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: discord.api, ...options.rest },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

after(() => {
  if (unhandled.length > 0) throw new AggregateError(unhandled, 'unhandled rejections');
});

/** Ends a client that a test made by itself, however the test ends. */
export function leaving(client: Client): AsyncDisposable {
  return { [Symbol.asyncDispose]: () => client.destroy() };
}

/** Insists that Discord refuses with this code; gives back the whole refusal. */
export async function refused(act: Promise<unknown>, code: number): Promise<DiscordAPIError> {
  const problem = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(problem instanceof DiscordAPIError)) throw new Error(`no refusal ${code}`, { cause: problem });
  if (problem.code !== code) throw new Error(`${problem.code} in place of ${code}`, { cause: problem });
  return problem;
}

/** Registers a command of this name, without options. */
export async function register({ client }: Stage, ...names: string[]): Promise<void> {
  await client.application.commands.set(names.map((name) => ({ name, description: `Fait ${name}` })));
}

/** Sends the command and gives the interaction as the bot receives it, unanswered. */
export async function pending(stage: Stage) {
  await register(stage, 'essai');
  const { promise, resolve } = Promise.withResolvers<ChatInputCommandInteraction>();
  stage.onInteraction(async (interaction) => {
    if (interaction.isChatInputCommand()) resolve(interaction);
  });
  const handle = stage.alice.slash(stage.channel, '/essai');
  return { handle, interaction: await promise };
}
