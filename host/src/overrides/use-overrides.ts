import { getConfig } from '@portal/config';
import type { SourceInspector } from '@portal/shell';
import {
  type OverridesReading,
  readOverrides,
  resetOverride,
  resetOverrides,
  setOverride,
  storedUrls,
} from '@portal/shell/overrides';
import { useMemo, useState } from 'react';

/** The overrides that were active when the page loaded. */
export function useOverrides({ storedOverrides }: SourceInspector): OverridesReading {
  return useMemo(
    () => readOverrides(storedOverrides, getConfig().overrides.allowedOrigins),
    [storedOverrides],
  );
}

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
