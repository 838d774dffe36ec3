import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import type { Happening } from '../hub.ts';
import type { Person } from '../world/model.ts';
import { Desk } from './acts.ts';
import { askedIn } from './asked.ts';
import type { Inspector } from './inspector.ts';
import type { News } from './protocol.ts';
import type { Scene } from './scenes/scene.ts';
import { allMessages, messageView } from './view.ts';
import { worldView } from './world-view.ts';

/** A browser that looks at the page: it is told what happens, and what people do there comes from it. */
export class Line {
  readonly #discord: Discord;
  readonly #people: readonly Person[];
  readonly #scenes: readonly Scene[];
  readonly #socket: WebSocket;
  readonly #desk: Desk;

  constructor(
    discord: Discord,
    people: readonly Person[],
    scenes: readonly Scene[],
    inspector: Inspector,
    socket: WebSocket,
  ) {
    this.#discord = discord;
    this.#people = people;
    this.#scenes = scenes;
    this.#socket = socket;
    this.#desk = new Desk(discord, people);
    this.#tellWorld();
    this.#tell({ kind: 'messages', messages: allMessages(discord, people) });
    this.#tell({ kind: 'traces', traces: inspector.traces });
    const stops = [
      discord.onHappening((happening) => this.#see(happening)),
      inspector.listen((trace) => this.#tell({ kind: 'traces', traces: [trace] })),
    ];
    socket.on('message', (raw) => void this.#take(raw.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const stop of stops) stop();
    });
  }

  #tell(news: News): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }

  #tellWorld(): void {
    this.#tell({ kind: 'world', world: worldView(this.#discord, this.#people, this.#scenes) });
  }

  #see(happening: Happening): void {
    if (happening.kind === 'world') this.#tellWorld();
    else if (happening.kind === 'answer' && happening.path.endsWith('/commands')) this.#tellWorld();
    else if (happening.kind === 'message' || happening.kind === 'edit') {
      const message = messageView(this.#discord, this.#people, happening.channel, happening.message);
      if (message) this.#tell({ kind: 'message', message });
    } else if (happening.kind === 'delete')
      this.#tell({ kind: 'gone', channel: happening.channel, message: happening.message });
  }

  async #take(text: string): Promise<void> {
    const asked = askedIn(text);
    if (!asked) return this.#socket.close(1007);
    const { number, act } = asked;
    this.#tell({ kind: 'outcome', number, outcome: await this.#desk.take(act) });
  }
}
