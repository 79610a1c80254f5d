import type { ProvidedName } from '@portal/contract';

/** A module of the host: part of its main bundle, or loaded when the first remote consumes it. */
export type ProvidedModule =
  | { readonly version: string; readonly module: object }
  | { readonly version: string; readonly load: () => Promise<object> };

/** All modules that the host provides. A missing one is a compile error. */
export type ProvidedTable = Readonly<Record<ProvidedName, ProvidedModule>>;
