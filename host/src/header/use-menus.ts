import { type HeaderMenus, headerMenus } from '@portal/catalog/menus';
import { useMemo } from 'react';
import { useConfig } from '../frame/use-config';

/**
 * The header's menus. The prerendered frame does not know external URLs yet: its menus are closed, and
 * its support link leads to the portal's own page, which redirects to the support site.
 */
export function useMenus(): HeaderMenus {
  const config = useConfig();
  return useMemo(() => headerMenus(config ?? { docsHost: '', supportUrl: '/developer-support' }), [config]);
}
