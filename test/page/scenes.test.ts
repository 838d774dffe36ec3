import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands } from '../../commands/index.ts';
import type { Discord } from '../../src/playground/discord.ts';
import { Desk } from '../../src/playground/page/acts.ts';
import type { Act, Outcome } from '../../src/playground/page/protocol.ts';
import { scenes } from '../../src/playground/page/scenes/all.ts';
import { isPlayable, type SceneStep } from '../../src/playground/page/scenes/scene.ts';
import type { RoundTable } from '../../src/playground/round-table.ts';
import type { SeenMessage } from '../../src/playground/world/model.ts';
import { openAtelier } from './atelier.ts';

test('scenes have names of their own, and something to look at after each step', () => {
  assert.equal(new Set(scenes.map(({ id }) => id)).size, scenes.length);
  for (const { steps } of scenes) {
    assert.ok(steps.length > 1);
    assert.ok(steps.every(({ who, shows, look }) => who !== '' && shows !== '' && look.endsWith('.')));
  }
});

test('the bot knows the commands of every scene', () => {
  const names = commands.map(({ name }) => name);
  assert.deepEqual(
    scenes.filter((scene) => !isPlayable(scene, names)),
    [],
  );
  const [scene] = scenes;
  assert.ok(scene && !isPlayable(scene, ['aide']));
});

/** Those who play a scene, without a browser: where each is, and the form that is open. */
class Cast {
  readonly #discord: Discord;
  readonly #table: RoundTable;
  readonly #desk: Desk;
  readonly #places = new Map<string, string>();
  form: Extract<Outcome, { kind: 'form' }> | null = null;

  constructor(discord: Discord, table: RoundTable) {
    this.#discord = discord;
    this.#table = table;
    this.#desk = new Desk(discord, table.people);
  }

  /** Does a step; gives what can be read then, as soon as it holds the words that the step shows. */
  async play(step: SceneStep): Promise<string> {
    const person = this.#table.people.find(({ user }) => user.global_name === step.who);
    assert.ok(person, step.who);
    const place = [...this.#discord.world.channels.values()].find(({ name }) => name === step.where);
    if (place) this.#places.set(person.id, place.id);
    const channel = this.#places.get(person.id) ?? this.#table.general.id;
    const outcome = await this.#do(step, person.id, channel);
    assert.notEqual(outcome?.kind, 'refused', JSON.stringify(outcome));
    this.form = outcome?.kind === 'form' ? outcome : null;
    const read = () => {
      const texts = this.#seen(person.id, channel).slice(-12);
      return JSON.stringify([texts, this.form?.modal]).replaceAll(/[\u00a0\u202f]/gu, ' ');
    };
    const shown = () => read().includes(step.shows) || null;
    await this.#discord.until(shown, step.shows, 5000).catch(() => {});
    return read();
  }

  async #do(step: SceneStep, person: string, channel: string): Promise<Outcome | null> {
    const ask = (act: Act) => this.#desk.take(act);
    switch (step.does) {
      case 'slash': {
        const read = await ask({ kind: 'read', person, channel, line: step.line });
        return read.kind === 'read' ? ask({ ...read, kind: 'slash', person, channel }) : read;
      }
      case 'click':
      case 'select': {
        const label = step.does === 'click' ? step.label : step.menu;
        const holds = (one: SeenMessage) => JSON.stringify(one.components).includes(`"${label}"`);
        const found = await this.#discord.until(() => this.#seen(person, channel).findLast(holds), label);
        const at = { person, message: found.id, control: label };
        return step.does === 'click'
          ? ask({ ...at, kind: 'click' })
          : ask({ ...at, kind: 'select', chosen: step.chosen });
      }
      case 'submit':
        return ask({ kind: 'submit', person, form: this.form?.form ?? '', values: step.values });
      default:
        return null;
    }
  }

  #seen(person: string, channel: string): SeenMessage[] {
    return this.#discord.messagesSeenBy(person, channel);
  }
}

for (const scene of scenes)
  test(`the scene « ${scene.title} » shows what it promises`, async (t) => {
    const closing = new AsyncDisposableStack();
    t.after(() => closing.disposeAsync());
    const { discord, table } = await openAtelier(closing);
    const cast = new Cast(discord, table);
    for (const step of scene.steps) {
      const read = await cast.play(step);
      assert.ok(read.includes(step.shows), `${step.who}, ${step.does}: « ${step.shows} » in ${read}`);
    }
  });
