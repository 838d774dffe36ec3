/**
 * Whether what is dragged is a file of one’s own.
 *
 * @param {DragEvent} event
 */
export function carriesFiles({ dataTransfer }) {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** A file that misses its field is not opened by the browser in the place of the page. */
export function keepMisses() {
  for (const kind of /** @type {const} */ (['dragover', 'drop']))
    document.addEventListener(kind, (event) => {
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    });
}
