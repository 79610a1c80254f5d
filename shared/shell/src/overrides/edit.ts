import { readOverrides } from './read';
import { OVERRIDES_KEY, storedOverrides } from './stored';

/** The addresses in the storage, also those that would be refused. */
export function storedAddresses(): ReadonlyMap<string, string> {
  const reading = readOverrides(storedOverrides(), []);
  return new Map(
    reading.kind === 'malformed' ? [] : reading.overrides.map(({ remote, url }) => [remote, url] as const),
  );
}

function store(addresses: ReadonlyMap<string, string>): void {
  if (addresses.size === 0) window.localStorage.removeItem(OVERRIDES_KEY);
  else window.localStorage.setItem(OVERRIDES_KEY, JSON.stringify(Object.fromEntries(addresses)));
}

/** From the next page load on, a remote comes from this address. @throws where there is no storage. */
export function setOverride(remote: string, url: string): void {
  store(new Map([...storedAddresses(), [remote, url]]));
}

/** From the next page load on, a remote comes from the registry again. @throws where there is no storage. */
export function resetOverride(remote: string): void {
  store(new Map([...storedAddresses()].filter(([name]) => name !== remote)));
}

/** Takes everything out of the storage. @throws where there is none. */
export const resetOverrides = (): void => store(new Map());
