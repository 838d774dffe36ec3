/**
 * Lets the arrow keys go from one element of a group to the next, round and round, and Home and End to its ends.
 *
 * @param {string} selector which elements of the group can be gone to
 * @returns {(event: KeyboardEvent & { currentTarget: Element }) => void} for `onKeyDown` of the group
 */
export function roving(selector) {
  return (event) => {
    const all = [...event.currentTarget.querySelectorAll(selector)];
    const here = document.activeElement;
    const at = here ? all.indexOf(here) : -1;
    if (at < 0) return;
    const last = all.length - 1;
    const moves = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowRight: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = all[moves[/** @type {keyof typeof moves} */ (event.key)] ?? -1];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
}
