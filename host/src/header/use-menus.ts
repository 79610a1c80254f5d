import { type HeaderMenus, headerMenus } from '@portal/catalog/menus';
import { useMemo } from 'react';
import { useConfig } from '../frame/use-config';

/**
 * The header's menus. In the prerendered frame external places are not known yet: menus are closed there,
 * and the support link goes through the portal's own page, which leads to the same place.
 */
export function useMenus(): HeaderMenus {
  const config = useConfig();
  return useMemo(() => headerMenus(config ?? { docsHost: '', supportUrl: '/developer-support' }), [config]);
}
