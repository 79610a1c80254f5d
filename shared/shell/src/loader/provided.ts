import type { ProvidedName } from '@portal/contract';

/** A module of the host: here already, or fetched when the first remote asks. */
export type ProvidedModule =
  | { readonly version: string; readonly module: object }
  | { readonly version: string; readonly load: () => Promise<object> };

/** Everything that the host provides; the type makes a missing one a compile error. */
export type ProvidedTable = Readonly<Record<ProvidedName, ProvidedModule>>;
