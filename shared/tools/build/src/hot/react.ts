/** React as the sources of a hot build import it: elements that are created without JSX are hot, too. */
import * as react from 'react';
import { stable } from './families';

// @ts-expect-error React's types are of a module that exports one value; its names are exported all the same.
export * from 'react';

export const createElement = ((type: unknown, ...rest: readonly unknown[]) =>
  Reflect.apply(react.createElement, undefined, [stable(type), ...rest])) as typeof react.createElement;

/** Lazy components by the import that loads them, so that one whose module runs again keeps its state. */
const lazies = new Map<string, object>();
/** What webpack compiles an import to. */
const IMPORT = '__webpack_require__';

export const lazy = ((load: () => Promise<{ readonly default: unknown }>) => {
  const text = String(load);
  const known = lazies.get(text);
  if (known !== undefined) return known;
  const made = react.lazy(async () => ({ default: stable((await load()).default) as react.ComponentType }));
  if (text.includes(IMPORT)) lazies.set(text, made);
  return made;
}) as typeof react.lazy;

export default { ...react, createElement, lazy };
