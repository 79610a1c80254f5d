import type { Leak } from '@portal/isolation';
import type { Compilation, Module } from 'webpack';

/** Where a module's leaks are. webpack keeps what is here in its cache. */
const KEY = 'portalStyleLeaks';

/** Records what a style sheet matches outside of its remote, on the module that it is. */
export function noteStyleLeaks({ buildInfo }: Module, leaks: readonly Leak[]): void {
  if (buildInfo !== undefined && leaks.length > 0) Object.assign(buildInfo, { [KEY]: leaks });
}

/** What the style sheets of a build match outside of their remote. ISOLATION-1. */
export const styleLeaksOf = ({ modules }: Compilation): Leak[] =>
  [...modules].flatMap(({ buildInfo }) =>
    buildInfo !== undefined && KEY in buildInfo ? (Reflect.get(buildInfo, KEY) as Leak[]) : [],
  );
