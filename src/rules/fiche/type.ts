/** « Infanterie (état-major, lourd) » as type and sub-types. */
export function readType(text: string): { readonly type: string; readonly sousTypes: readonly string[] } {
  const [, type = text, inner = ''] = /^([^()]*)\(([^()]*)\)\s*$/u.exec(text) ?? [];
  const sousTypes = inner
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { type: type.trim(), sousTypes };
}

/** Type and sub-types so that they are read again as the same. */
export function writeType({
  type,
  sousTypes,
}: {
  readonly type: string | null;
  readonly sousTypes: readonly string[];
}): string {
  if (type === null) return '';
  return sousTypes.length === 0 ? type : `${type} (${sousTypes.join(', ')})`;
}
