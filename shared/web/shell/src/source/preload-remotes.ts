import { firstSegment, isSlotName, SLOTS } from '@portal/contract';
import type { Owner, RemoteSource } from './source';

/** The owner of a path; undefined if no remote owns it. @throws {RemoteLoadError} */
export async function ownerOf(source: RemoteSource, path: string): Promise<Owner | undefined> {
  return (await source.owners(path)).find(({ test }) => test.test(path));
}

/** Names of the slots on the page at a path. */
const slotsAt = (path: string) =>
  Object.keys(SLOTS)
    .filter(isSlotName)
    .filter((slot) => slot.split('.', 1)[0] === firstSegment(path));

/**
 * Starts loading the remotes of a page before the first render. Failures are ignored here: the page tries
 * again and reports them.
 */
export function preloadRemotes(source: RemoteSource, path: string): void {
  const load = (remote: string | undefined) => (remote === undefined ? undefined : source.load(remote));
  const loads = [
    ownerOf(source, path).then((owner) => load(owner?.remote)),
    ...slotsAt(path).map(async (slot) => Promise.all((await source.remotesForSlot(slot)).map(load))),
  ];
  void Promise.allSettled(loads);
}
