/** Where in a body: keys and positions, outermost first. Empty for the body itself. */
export type Path = readonly (string | number)[];

/**
 * One thing that Discord would refuse. `code` and `message` are Discord's own wherever its answers are on record; a
 * `code` of digits is an error of its own (`50006`: empty message) and not a part of « Invalid Form Body ».
 */
export interface Problem {
  readonly path: Path;
  readonly code: string;
  readonly message: string;
}

/** The nested errors of an « Invalid Form Body »: one level per step of the path, `_errors` at its end. */
type Errors = { readonly [key: string]: Errors | readonly { code: string; message: string }[] };

/** The body of Discord's answer 400. */
interface FormBody {
  readonly code: number;
  readonly message: string;
  readonly errors?: Errors;
}

/**
 * What Discord answers, with status 400, to a body that has these problems: code 50035 with its nested errors, or the
 * error of its own where nothing else is wrong. Throws on an empty list, since nothing is refused then.
 */
export function formBody(problems: readonly Problem[]): FormBody {
  const [first] = problems;
  if (first === undefined) throw new Error('formBody: no problem, no refusal');
  const inForm = problems.filter(({ code }) => !standsAlone(code));
  if (inForm.length === 0) return { code: Number(first.code), message: first.message };
  return { code: 50035, message: 'Invalid Form Body', errors: nest(inForm, 0) };
}

/** The same problems, seen from further out. */
export function within(prefix: Path, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: [...prefix, ...problem.path] }));
}

function standsAlone(code: string): boolean {
  return /^[0-9]+$/.test(code);
}

function nest(problems: readonly Problem[], depth: number): Errors {
  const here = problems.filter(({ path }) => path.length === depth);
  const keys = [
    ...new Set(problems.flatMap(({ path }) => (path.length > depth ? [String(path[depth])] : []))),
  ];
  const deeper = keys.map((key) => {
    const below = problems.filter(({ path }) => path.length > depth && String(path[depth]) === key);
    return [key, nest(below, depth + 1)] as const;
  });
  const own = here.map(({ code, message }) => ({ code, message }));
  return Object.fromEntries(own.length > 0 ? [...deeper, ['_errors', own] as const] : deeper);
}
