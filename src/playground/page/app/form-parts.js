/** @typedef {import('discord-api-types/v10').APITextInputComponent} TextInput */
/** @typedef {import('./shape.js').OpenForm} OpenForm */
/** @typedef {import('discord-api-types/v10').APIStringSelectComponent} List */
/** @typedef {{ field: TextInput | List, label: string, about: string } | { words: string }} Part */

/** Discord's number for a list of words to choose from. */
const LIST = 3;

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
      // Of what may stand in a form the stand-in takes text fields, which alone have a style, and lists of words.
      if (!('component' in part)) return [];
      const field = part.component;
      if (!('style' in field || field.type === LIST)) return [];
      return [{ field, label: part.label, about: part.description ?? '' }];
    },
  );
}
