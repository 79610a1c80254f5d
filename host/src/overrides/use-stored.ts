import { resetOverride, resetOverrides, setOverride, storedAddresses } from '@portal/shell/overrides';
import { useState } from 'react';

/** What the storage says for the next page load. Each change gives the reason why it could not be kept, or `null`. */
export interface StoredOverrides {
  readonly addresses: ReadonlyMap<string, string>;
  set(remote: string, url: string): string | null;
  reset(remote: string): string | null;
  resetAll(): string | null;
}

export function useStored(): StoredOverrides {
  const [addresses, setAddresses] = useState(storedAddresses);
  const change = (apply: () => void): string | null => {
    try {
      apply();
    } catch (error) {
      return `This browser keeps nothing for the portal: ${error instanceof Error ? error.message : error}`;
    }
    setAddresses(storedAddresses());
    return null;
  };
  return {
    addresses,
    set: (remote, url) => change(() => setOverride(remote, url)),
    reset: (remote) => change(() => resetOverride(remote)),
    resetAll: () => change(resetOverrides),
  };
}
