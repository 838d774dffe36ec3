/** The numbers of the traps that the text of a test names: `piege-07` in quotes, not in a comment. */
export function trapsNamed(source: string): number[] {
  const quoted =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\[\s\S]|[^`\\])*)`/g;
  const texts = [...source.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const found = texts.flatMap((text) =>
    [...text.matchAll(/\bpiege-(\d{2})\b/g)].map((match) => Number(match[1])),
  );
  return [...new Set(found)];
}

/** A trap without a test: why it cannot catch this program, or which later feature it waits for. */
export interface Untested {
  readonly number: number;
  readonly reason: string;
}

/** What is wrong with the account of the traps 1…`last`, as sentences. */
export function accountErrors(
  tested: ReadonlySet<number>,
  untested: readonly Untested[],
  last: number,
): string[] {
  const listed = untested.map(({ number }) => number);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const stray = [...new Set([...tested, ...listed])].filter((number) => !numbers.includes(number));
  return [
    ...numbers
      .filter((number) => !tested.has(number) && !listed.includes(number))
      .map((number) => `trap ${number}: no test names it and test/pieges.ts says nothing of it`),
    ...numbers
      .filter((number) => tested.has(number) && listed.includes(number))
      .map((number) => `trap ${number}: a test names it now, so take it out of test/pieges.ts`),
    ...listed
      .filter((number, index) => listed.indexOf(number) !== index)
      .map((number) => `trap ${number}: listed twice`),
    ...untested
      .filter(({ reason }) => reason.length < 20)
      .map(({ number }) => `trap ${number}: no reason is given`),
    ...stray.map((number) => `trap ${number}: there is no such trap`),
  ];
}
