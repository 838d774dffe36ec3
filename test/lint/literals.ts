/** Where `value` holds something that is no literal: a function, a class instance, a symbol. `name` is how it is called. */
export function strangers(value: unknown, name: string): string[] {
  if (typeof value === 'function' || typeof value === 'symbol') return [`${name} is a ${typeof value}`];
  if (typeof value !== 'object' || value === null) return [];
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null)
    return [`${name} is no plain literal`];
  return Object.entries(value).flatMap(([key, inner]) => strangers(inner, `${name}.${key}`));
}
