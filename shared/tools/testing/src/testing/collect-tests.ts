type Run = (...args: unknown[]) => Promise<void> | void;

/** The tests that `define` defines, by name, with those of tables. They are not run. */
export function collectTests(define: () => void): ReadonlyMap<string, () => Promise<void> | void> {
  const tests = new Map<string, () => Promise<void> | void>();
  const own = { describe: globalThis.describe, test: globalThis.test };
  const collect = (name: string, run: Run) => tests.set(name, run);
  const each = (rows: readonly unknown[][]) => (name: string, run: Run) => {
    for (const row of rows) tests.set(name.replace('%s', String(row[0])), () => run(...row));
  };
  Object.assign(globalThis, {
    describe: (_name: string, body: () => void) => body(),
    test: Object.assign(collect, { each }),
  });
  try {
    define();
  } finally {
    Object.assign(globalThis, own);
  }
  return tests;
}
