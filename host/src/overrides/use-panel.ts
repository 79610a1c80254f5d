import { useLocation } from '@portal/router';
import type { SourceInspector } from '@portal/shell';
import { useContext } from 'react';
import { ShellContext } from '../frame/shell-context';
import { useConfig } from '../frame/use-config';

/** In the address of a page whose panel is open: a link can lead there, and a reload keeps it. */
const PARAMETER = 'portal-panel';

/** The panel of remotes and overrides, where the configuration allows overrides. */
export interface OverridesPanel {
  readonly inspector: SourceInspector;
  readonly open: boolean;
  /** The query that leads from this page to itself with the panel open, or closed. */
  readonly toggled: string;
}

export function useOverridesPanel(): OverridesPanel | null {
  const inspector = useContext(ShellContext)?.source.inspector;
  const { search } = useLocation();
  if (!useConfig()?.overrides.enabled || inspector === undefined) return null;
  const query = new URLSearchParams(search);
  const open = query.has(PARAMETER);
  if (open) query.delete(PARAMETER);
  else query.set(PARAMETER, '');
  return { inspector, open, toggled: `?${query}` };
}
