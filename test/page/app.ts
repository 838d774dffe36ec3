/**
 * A module of the page as a test calls it. The page is JavaScript that is served as it is; its types are checked where it stands,
 * and here a test says what it expects.
 */
export async function fromApp<T>(name: string): Promise<T> {
  const module: unknown = await import(
    new URL(`../../src/playground/page/app/${name}`, import.meta.url).href
  );
  return module as T;
}
