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
