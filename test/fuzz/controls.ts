import type { ComponentCall, Form, Message } from '../../src/slash/command.ts';

/** What can be clicked, chosen in or sent, of all that was shown. */
export interface Control {
  readonly customId: string;
  readonly kind: ComponentCall['kind'];
  readonly values: readonly string[];
  readonly fields: readonly string[];
}

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Part[];
  readonly component?: Part;
}

/** Every part below, whatever it is wrapped in. */
function parts(all: readonly Part[]): readonly Part[] {
  return all.flatMap((part) => [
    part,
    ...parts(part.components ?? []),
    ...(part.component ? parts([part.component]) : []),
  ]);
}

/** What a message holds of it. */
export function controlsOf({ components }: Message): Control[] {
  return parts(components as readonly Part[]).flatMap(({ type, custom_id, options = [] }): Control[] => {
    if (custom_id === undefined) return [];
    const values = options.map(({ value }) => value);
    return [{ customId: custom_id, kind: type === 2 ? 'button' : 'select', values, fields: [] }];
  });
}

/** What a form holds of it. */
export function formOf({ custom_id, components }: Form): Control {
  const named = parts(components as readonly Part[]).flatMap((part) => part.custom_id ?? []);
  return { customId: custom_id, kind: 'modal', values: [], fields: named };
}
