import { isInternalEmail, useSessionUser } from '@portal/session';
import { useLocation } from '@portal/ui/router';
import { useContext } from 'react';
import { ShellContext, useConfig } from '../frame/shell-context';

/** The hash of the open panel, so that links can open it and a reload keeps it open. */
const HASH = '#remotes';

/** The state of the panel of remotes and overrides. */
export type OverridesPanel = NonNullable<ReturnType<typeof useOverridesPanel>>;

/** The panel's state; `null` unless the configuration allows overrides. */
export function useOverridesPanel() {
  const inspector = useContext(ShellContext)?.source.inspector;
  const { search, hash } = useLocation();
  const user = useSessionUser();
  if (!useConfig()?.overrides.enabled || inspector === undefined) return null;
  const open = hash === HASH;
  return {
    inspector,
    open,
    /** Whether the page offers it. Its address works for everybody. OVR-4. */
    offered: inspector.storedOverrides !== null || (user !== null && isInternalEmail(user.email)),
    /** The query string and hash that open the closed panel on this page, or close the open one. */
    toggleHref: open ? search || '?' : search + HASH,
  };
}
