import type { APIButtonComponent, APISelectMenuComponent } from 'discord-api-types/v10';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Path, Problem } from './problem.ts';
import { badLength, tooGreat } from './wording.ts';

/** A button whose keys contradict its style, or that shows nothing. */
export function buttonProblems(button: APIButtonComponent, path: Path): Problem[] {
  const { style } = button;
  const customId = 'custom_id' in button && button.custom_id != null;
  const url = 'url' in button && button.url != null;
  const sku = 'sku_id' in button && button.sku_id != null;
  const say = (key: string, code: string, message: string) => ({ path: [...path, key], code, message });
  const problems: Problem[] = [];
  if (customId && url) {
    problems.push(say('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE', both('Custom id', 'url')));
  } else if (style === ButtonStyle.Link && !url) {
    problems.push(say('url', 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required'));
  } else if (style === ButtonStyle.Premium && !sku) {
    problems.push(say('sku_id', 'BUTTON_COMPONENT_SKU_ID_REQUIRED', 'A sku id is required'));
  } else if (style < ButtonStyle.Link && !customId) {
    problems.push(say('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required'));
  }
  const foreign = [
    ['custom_id', customId && style >= ButtonStyle.Link && !url],
    ['url', url && style !== ButtonStyle.Link && !customId],
    ['sku_id', sku && style !== ButtonStyle.Premium],
  ] as const;
  for (const [key, stray] of foreign) {
    if (stray)
      problems.push(say(key, 'BUTTON_COMPONENT_STYLE_MISMATCH', `A button of this style has no ${key}`));
  }
  if (style !== ButtonStyle.Premium && !shows(button)) {
    problems.push(say('label', 'BUTTON_COMPONENT_LABEL_REQUIRED', 'A button needs a label or an emoji'));
  }
  return problems;
}

/** A menu that asks for more than it offers, offers a value twice, or comes with too much chosen. */
export function selectProblems(select: APISelectMenuComponent, path: Path): Problem[] {
  const most = select.max_values ?? 1;
  const least = select.min_values ?? 1;
  const problems = least > most ? [tooGreat([...path, 'min_values'], most)] : [];
  if (select.type !== ComponentType.StringSelect) {
    const chosen = select.default_values?.length ?? 0;
    if (chosen > most) problems.push(badLength([...path, 'default_values'], 0, most));
    return problems;
  }
  const { options } = select;
  const asked = Math.max(least, most);
  if (options.length < asked) problems.push(badLength([...path, 'options'], asked, 25));
  for (const [index, { value }] of options.entries()) {
    if (options.findIndex((other) => other.value === value) === index) continue;
    const message = 'The specified option value is already used';
    problems.push({
      path: [...path, 'options', index],
      code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      message,
    });
  }
  const preset = options.filter((option) => option.default === true).length;
  if (preset > most) problems.push(badLength([...path, 'options'], 0, most));
  return problems;
}

function shows(button: APIButtonComponent): boolean {
  const label = 'label' in button ? (button.label ?? '') : '';
  return label.trim() !== '' || ('emoji' in button && button.emoji != null);
}

function both(one: string, other: string): string {
  return `${one} and ${other} cannot both be specified`;
}
