import { getConfig, type PortalConfig } from '@portal/config';
import { useHydrated } from '@portal/ui';

/**
 * The configuration, or `null` in the prerendered frame: it is known only at run time (CFG-1). The
 * startup code loads it before the first render.
 */
export const useConfig = (): PortalConfig | null => (useHydrated() ? getConfig() : null);
