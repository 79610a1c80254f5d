import { resetOverride, resetOverrides, setOverride, storedUrls } from '@portal/shell/overrides';
import { useState } from 'react';

/**
 * The stored overrides, which apply from the next page load on. Each method returns `null`, or the reason
 * why the change could not be stored.
 */
export interface StoredOverrides {
  readonly addresses: ReadonlyMap<string, string>;
  set(remote: string, url: string): string | null;
  reset(remote: string): string | null;
  resetAll(): string | null;
}

export function useStoredOverrides(): StoredOverrides {
  const [addresses, setAddresses] = useState(storedUrls);
  const update = (apply: () => void): string | null => {
    try {
      apply();
    } catch (error) {
      return `This browser keeps nothing for the portal: ${error instanceof Error ? error.message : error}`;
    }
    setAddresses(storedUrls());
    return null;
  };
  return {
    addresses,
    set: (remote, url) => update(() => setOverride(remote, url)),
    reset: (remote) => update(() => resetOverride(remote)),
    resetAll: () => update(resetOverrides),
  };
}
