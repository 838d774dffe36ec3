import { html } from './html.js';
import { deedOf, Go } from './scene-step.js';
import { useStore } from './store.js';

/** @typedef {import('../scenes/scene.ts').Scene} Scene */
/** @typedef {import('../scenes/scene.ts').SceneStep} SceneStep */

/** The guided scenes, or the one that is being played. */
export function ScenesDrawer() {
  const { store, state } = useStore();
  const scenes = state.world?.scenes ?? [];
  const scene = scenes.find(({ id }) => id === state.scene?.id);
  if (scene) return html`<${Play} scene=${scene} />`;
  return html`<div>
    <p>Chaque scène se joue en quelques clics. Tu vois qui fait quoi, et ce que le bot répond.</p>
    <ul class="scenes">
      ${scenes.map(
        ({ id, title, intro }) => html`<li key=${id}>
          <h3>${title}</h3>
          <p>${intro}</p>
          <button
            type="button"
            class="button button-main"
            aria-label=${`Jouer la scène ${title}`}
            onClick=${() => store.set({ scene: { id, step: 0, looked: null } })}
          >
            Jouer la scène
          </button>
        </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {{ scene: Scene }} props */
function Play({ scene }) {
  const { store, state } = useStore();
  const at = state.scene?.step ?? 0;
  const next = scene.steps[at];
  const leave = () => store.set({ scene: null });
  return html`<div>
    <h3>${scene.title}</h3>
    <p>${scene.intro}</p>
    <p class="looked" role="status">${state.scene?.looked ?? ''}</p>
    <ol class="steps">
      ${scene.steps.map((step, index) => html`<${Step} step=${step} state=${stateOf(index, at)} />`)}
    </ol>
    <div class="scene-foot">
      ${next ? html`<${Go} scene=${scene} step=${next} />` : html`<p><strong>La scène est finie.</strong></p>`}
      <button type="button" class="button button-plain" onClick=${leave}>
        ${next ? 'Quitter la scène' : 'Autres scènes'}
      </button>
    </div>
  </div>`;
}

/**
 * @param {number} index
 * @param {number} at
 */
function stateOf(index, at) {
  if (index < at) return 'done';
  return index === at ? 'next' : 'later';
}

/** @param {{ step: SceneStep, state: 'done' | 'next' | 'later' }} props */
function Step({ step, state }) {
  return html`<li class=${`step ${state}`} aria-current=${state === 'next' ? 'step' : undefined}>
    <strong>${step.who}</strong> ${deedOf(step)}
    ${state === 'done' && html`<span class="for-ears"> (fait)</span>`}
    ${step.does === 'slash' && html`<code class="scene-line">${step.line}</code>`}
  </li>`;
}
