import type { RemoteDescription, RemoteModule } from './remote';
import { CONTRACT_VERSION } from './version';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasModuleShape = (value: unknown): value is RemoteModule =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.contract === 'number' &&
  isRecord(value.routes) &&
  Object.values(value.routes).every(Array.isArray) &&
  isRecord(value.slots) &&
  Object.values(value.slots).every((slot) => typeof slot === 'function');

/** A valid module, or every problem of the value that a remote exposes. */
export type ModuleCheck =
  | { readonly ok: true; readonly module: RemoteModule }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks at run time that a remote exposes a valid module with routes and slots as its release declares. The
 * compiler checks the same, but the loaded build can be another one. REG-4.
 */
export function checkModule(
  value: unknown,
  expected: Pick<RemoteDescription, 'name' | 'owns' | 'slots'>,
): ModuleCheck {
  if (!hasModuleShape(value)) return { ok: false, problems: ['its module is not what defineRemote makes'] };
  const problems: string[] = [];
  if (value.contract !== CONTRACT_VERSION)
    problems.push(`it was built for contract ${value.contract}, the portal has ${CONTRACT_VERSION}`);
  if (value.name !== expected.name) problems.push(`it calls itself "${value.name}"`);
  for (const pattern of expected.owns)
    if (!Object.hasOwn(value.routes, pattern)) problems.push(`it has no routes for ${pattern}`);
  for (const slot of expected.slots ?? [])
    if (!Object.hasOwn(value.slots, slot)) problems.push(`it does not fill the slot ${slot}`);
  return problems.length === 0 ? { ok: true, module: value } : { ok: false, problems };
}
