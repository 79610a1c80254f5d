import { getConfig } from '@portal/config';
import type { SourceInspector } from '@portal/shell';
import { type OverridesReading, readOverrides } from '@portal/shell/overrides';
import { useMemo } from 'react';

/** The overrides that were active when the page loaded. */
export function useOverrides({ storedOverrides }: SourceInspector): OverridesReading {
  return useMemo(
    () => readOverrides(storedOverrides, getConfig().overrides.allowedOrigins),
    [storedOverrides],
  );
}
