import { firstSegment, isSlotName, SLOTS } from '@portal/contract';
import type { Owner, RemoteSource } from './source';

/** Whose an address is. @throws {RemoteLoadError} */
export async function ownerOf(source: RemoteSource, path: string): Promise<Owner | undefined> {
  return (await source.owners(path)).find(({ test }) => test.test(path));
}

/** The slots of the page at a path; see `SlotProps` for their names. */
const slotsAt = (path: string) =>
  Object.keys(SLOTS)
    .filter(isSlotName)
    .filter((slot) => slot.split('.', 1)[0] === firstSegment(path));

/**
 * Starts loading the remotes of a page before anything is drawn. What fails here is asked for again,
 * and then told, by the page itself.
 */
export function prepare(source: RemoteSource, path: string): void {
  const load = (remote: string | undefined) => (remote === undefined ? undefined : source.load(remote));
  const parts = [
    ownerOf(source, path).then((owner) => load(owner?.remote)),
    ...slotsAt(path).map(async (slot) => Promise.all((await source.remotesForSlot(slot)).map(load))),
  ];
  void Promise.allSettled(parts);
}
