import { readOverrides } from './read';
import { OVERRIDES_KEY, removeStoredOverrides, storedOverrides } from './stored';

/** The stored URLs by remote, including those that the rules refuse. */
export function storedUrls(): ReadonlyMap<string, string> {
  const { overrides } = readOverrides(storedOverrides(), []);
  return new Map([...overrides].map(([remote, { url }]) => [remote, url]));
}

function store(addresses: ReadonlyMap<string, string>): void {
  if (addresses.size === 0) removeStoredOverrides();
  else window.localStorage.setItem(OVERRIDES_KEY, JSON.stringify(Object.fromEntries(addresses)));
}

/** Overrides a remote with the build at `url`, from the next page load on. @throws if the browser has no storage. */
export function setOverride(remote: string, url: string): void {
  store(new Map([...storedUrls(), [remote, url]]));
}

/** Removes the override of a remote, from the next page load on. @throws if the browser has no storage. */
export function resetOverride(remote: string): void {
  store(new Map([...storedUrls()].filter(([name]) => name !== remote)));
}
