/**
 * The first line of an error's message, and the first place in the sources that it passed. Errors that were thrown
 * where there is no window are none of this window's `Error`.
 */
export function reasonOf(error: unknown): string {
  const { stack } = Object(error) as { readonly stack?: unknown };
  if (typeof stack !== 'string') return String(error);
  const [message = '', ...lines] = stack.split('\n');
  const place = lines.find((line) => /^\s+at /.test(line) && !line.includes('node_modules'))?.trim();
  return place === undefined ? message : `${message} (${place.replace(`${process.cwd()}/`, '')})`;
}

/** How long the code and the data of a page may take, in milliseconds. */
const LIMIT_MS = 30_000;

/** @throws if the work for a page takes too long. It is not canceled. */
export async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it is not ready after ${LIMIT_MS / 1_000} s`)), LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
