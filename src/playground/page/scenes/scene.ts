/** One step of a guided scene: who does what, and what to look at then. */
export type SceneStep = {
  /** Name of the person who acts. */
  readonly who: string;
  /** Name of the channel; the one of the step before unless told. */
  readonly where?: string;
  /** Words that stand in the channel or in the form that opened, once it is done: without them the scene went wrong. */
  readonly shows: string;
  /** What to look at then, in French. */
  readonly look: string;
} & (
  | { readonly does: 'slash'; readonly line: string }
  /** The newest button with this label that this person can press. */
  | { readonly does: 'click'; readonly label: string }
  /** Sends the form that is open. */
  | { readonly does: 'submit'; readonly values: Readonly<Record<string, string>> }
  /** Chooses in the newest menu with this placeholder. */
  | { readonly does: 'select'; readonly menu: string; readonly chosen: readonly string[] }
  /** Only goes there and looks. */
  | { readonly does: 'look' }
);

/** A guided scene: a newcomer clicks through it and sees the bot at work. */
export interface Scene {
  readonly id: string;
  readonly title: string;
  /** What it shows, in one or two French sentences. */
  readonly intro: string;
  readonly steps: readonly SceneStep[];
}

/** The command of a line: `impact` for `/impact x:3`. */
function commandOf(line: string): string {
  return /^\/([\w-]+)/u.exec(line)?.[1] ?? '';
}

/** Whether the bot knows every command of a scene. */
export function isPlayable(scene: Scene, commands: readonly string[]): boolean {
  return scene.steps.every((step) => step.does !== 'slash' || commands.includes(commandOf(step.line)));
}
