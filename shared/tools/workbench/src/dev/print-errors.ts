import type { Stats } from 'webpack';

/**
 * Prints the builds that have an error which another build has not printed. DEV-4.
 * @param printed the other build, whose server prints it.
 */
export function printErrorsBeside(printed: Stats | undefined, built: readonly Stats[]): void {
  const known = new Set(printed?.compilation.getErrors().map(({ message }) => message));
  for (const stats of built)
    if (stats.compilation.getErrors().some(({ message }) => !known.has(message)))
      console.error(stats.toString('errors-only'));
}
