import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIComponentInModalActionRow,
} from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { rowWidth } from './component.ts';
import { buttonProblems, selectProblems } from './control.ts';
import type { Path, Problem } from './problem.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow | APIComponentInModalActionRow>;

/** What the rows of a message break together, once each component fits by itself. */
export function rowProblems(
  rows: readonly APIActionRowComponent<APIComponentInMessageActionRow>[],
  path: Path,
) {
  const ids: Identified[] = [];
  const problems = rows.flatMap((row, index) => {
    const here = [...path, index];
    return [
      ...widthProblems(row, here),
      ...row.components.flatMap((component, position) => {
        const there = [...here, 'components', position];
        if ('custom_id' in component) ids.push({ id: component.custom_id, path: there });
        return component.type === ComponentType.Button
          ? buttonProblems(component, there)
          : selectProblems(component, there);
      }),
    ];
  });
  return [...problems, ...duplicateProblems(ids)];
}

/** Components that do not fit beside those before them: five buttons fill a row, one menu or text input does too. */
export function widthProblems(row: Row, path: Path): Problem[] {
  let width = 0;
  return row.components.flatMap((component, position) => {
    width += component.type === ComponentType.Button ? 1 : rowWidth;
    if (width <= rowWidth) return [];
    const message = 'The specified component exceeds the maximum width';
    return [{ path: [...path, 'components', position], code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message }];
  });
}

/** A component's custom id and where the component stands. */
export interface Identified {
  readonly id: string | null | undefined;
  readonly path: Path;
}

/** Custom ids that an earlier component has already, disabled or not. */
export function duplicateProblems(components: readonly Identified[]): Problem[] {
  const seen = new Set<string>();
  return components.flatMap(({ id, path }) => {
    if (id === null || id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const message = 'Component custom id cannot be duplicated';
    return [{ path: [...path, 'custom_id'], code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message }];
  });
}
