import { test } from '@playwright/test';
import type { Services } from './services';

const titleOf = (row: string | object) => String(typeof row === 'string' ? row : Object.values(row)[0]);

/**
 * Checks every row of a table as a step, in one page: loading the portal is most of a browser test's cost.
 * A failed row does not stop the others; the error lists every failed row. Faults are cleared before each row.
 * @param rows each is a text, or begins with one, which names its step.
 * @throws Error with the failed rows; its `cause` is an `AggregateError`.
 */
export async function eachRow<Row extends string | object>(
  services: Services,
  rows: readonly Row[],
  check: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: { readonly row: string; readonly error: unknown }[] = [];
  for (const row of rows)
    try {
      await services.clearFaults();
      await test.step(titleOf(row), () => check(row));
    } catch (error) {
      failures.push({ row: titleOf(row), error });
    }
  if (failures.length === 0) return;
  const texts = failures.map(({ row, error }) => `${row}: ${error instanceof Error ? error.stack : error}`);
  throw new Error(texts.join('\n\n'), { cause: new AggregateError(failures.map(({ error }) => error)) });
}
