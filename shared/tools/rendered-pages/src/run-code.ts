import { runInThisContext } from 'node:vm';

type Require = (name: string) => unknown;

/**
 * Runs a CommonJS script and returns what it exports.
 * @param file name of the script in stack traces.
 */
export function runCode<Exports>(script: string, file: string, require: Require): Exports {
  const module: { exports: unknown } = { exports: {} };
  const run = runInThisContext(`(function (module, exports, require) {${script}\n})`, { filename: file }) as (
    target: { exports: unknown },
    exports: unknown,
    require: Require,
  ) => void;
  run(module, module.exports, require);
  return module.exports as Exports;
}

/** A `require` that yields these modules only. */
export const requireOnly =
  (modules: ReadonlyMap<string, unknown>, who: string): Require =>
  (name) => {
    if (!modules.has(name)) throw new Error(`${who} requires ${JSON.stringify(name)}, which it may not`);
    return modules.get(name);
  };
