/** @typedef {import('discord-api-types/v10').APITextInputComponent} TextInput */
/** @typedef {import('./shape.js').OpenForm} OpenForm */
/** @typedef {{ field: TextInput, label: string, about: string } | { words: string }} Part */

/**
 * What stands in a form: fields, each with its label, and words.
 *
 * @param {OpenForm['modal']} modal
 * @returns {Part[]}
 */
export function partsOf(modal) {
  return modal.components.flatMap(
    /** @returns {Part[]} */ (part) => {
      if ('components' in part)
        return part.components.map((field) => ({ field, label: field.label ?? '', about: '' }));
      if ('content' in part) return [{ words: part.content }];
      // Of what may stand in a form, text fields alone have a style; the stand-in takes nothing else.
      if (!('component' in part && 'style' in part.component)) return [];
      return [{ field: part.component, label: part.label, about: part.description ?? '' }];
    },
  );
}
