/** A characteristic of a weapon as printed: `+2`, `-1` (`plus`), `x2` (`fois`), a bare number (`fixe`), its letter (`null`). */
export type Modificateur =
  | { readonly plus: number }
  | { readonly fois: number }
  | { readonly fixe: number }
  | null;
