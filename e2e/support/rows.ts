import { test } from '@playwright/test';
import type { Services } from './services';

/**
 * Checks every row of a table in a step of its own, over one page: a page load is most of what a browser test
 * costs. A row that fails keeps none of the others from being checked; all that failed are in the error.
 * Before each row the services are mended.
 */
export async function eachRow<Row>(
  services: Services,
  rows: readonly Row[],
  title: (row: Row) => string,
  check: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: { readonly row: string; readonly error: unknown }[] = [];
  for (const row of rows)
    try {
      await services.clearFaults();
      await test.step(title(row), () => check(row));
    } catch (error) {
      failures.push({ row: title(row), error });
    }
  if (failures.length === 0) return;
  const texts = failures.map(({ row, error }) => `${row}: ${error instanceof Error ? error.stack : error}`);
  throw new Error(texts.join('\n\n'), { cause: new AggregateError(failures.map(({ error }) => error)) });
}
