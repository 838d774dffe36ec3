import { useState } from 'preact/hooks';
import { html } from './html.js';
import { playStep } from './scene-play.js';
import { useStore } from './store.js';

/** @typedef {import('../scenes/scene.ts').Scene} Scene */
/** @typedef {import('../scenes/scene.ts').SceneStep} SceneStep */

/**
 * The button that does the next step of a scene.
 *
 * @param {{ scene: Scene, step: SceneStep }} props
 */
export function Go({ scene, step }) {
  const { store, state } = useStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const at = state.scene?.step ?? 0;
  const go = async () => {
    if (busy) return;
    setBusy(true);
    const said = await playStep(store, step);
    setBusy(false);
    setProblem(said);
    if (said === null) store.set({ scene: { id: scene.id, step: at + 1, looked: step.look } });
  };
  return html`<span>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <button type="button" class="button button-main scene-go" disabled=${busy} onClick=${go}>${callOf(step)}</button>
  </span>`;
}

/** In a form: what the scene that is being played fills in, and the button that does it. */
export function SceneInForm() {
  const { state } = useStore();
  const scene = state.world?.scenes.find(({ id }) => id === state.scene?.id);
  const step = scene?.steps[state.scene?.step ?? 0];
  if (!scene || step?.does !== 'submit') return null;
  return html`<p class="looked">La scène : ${step.who} ${deedOf(step)}. <${Go} scene=${scene} step=${step} /></p>`;
}

/**
 * What somebody does in a step, in French.
 *
 * @param {SceneStep} step
 */
export function deedOf(step) {
  switch (step.does) {
    case 'slash':
      return 'tape';
    case 'click':
      return `clique «\u202f${step.label}\u202f»`;
    case 'submit':
      return step.values['des'] === undefined
        ? `remplit ${Object.entries(step.values)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}`
        : `tape les dés ${step.values['des']}`;
    case 'select':
      return `choisit ${step.chosen.join(', ')}`;
    default:
      return `va voir ${step.where ?? 'le salon'}`;
  }
}

/** @param {SceneStep} step */
function callOf(step) {
  return step.does === 'look' ? 'Aller voir' : `Faire jouer ${step.who}`;
}
