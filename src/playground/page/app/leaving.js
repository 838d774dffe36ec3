import { useEffect } from 'preact/hooks';

/**
 * Closes what is open when a press or the focus goes elsewhere.
 *
 * @param {{ readonly current: HTMLElement | null }} box
 * @param {boolean} open
 * @param {() => void} close
 */
export function useLeaving(box, open, close) {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (/** @type {Event} */ { target }) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
}
