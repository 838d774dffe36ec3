/**
 * Runs a program of the terminal and sets its status: what `main` gives, or 2 with `usage` said when it was called
 * wrongly, by what `main` found (`null`) or by options that it does not have.
 */
export async function run(usage: string, main: () => Promise<number | null>): Promise<void> {
  process.umask(0o077); // a base, its copies and exports are for whoever hosts alone
  const status = await main().catch((error: unknown) => {
    if (isCalledWrongly(error)) return null;
    throw error;
  });
  if (status === null) console.error(usage);
  process.exitCode = status ?? 2;
}

/** Says what `work` gives, status 0; or what went wrong, status 1, where `explained` has a sentence for it. */
export async function tell(
  work: () => Promise<string>,
  explained: (error: unknown) => string | null,
): Promise<number> {
  try {
    console.log(await work());
    return 0;
  } catch (error) {
    const sentence = explained(error);
    if (sentence === null) throw error;
    return failed(sentence);
  }
}

/** Says why nothing was done: status 1. */
export function failed(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** Whether `parseArgs` did not know what it was given. */
export function isCalledWrongly(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}
