import { useLocation } from '@portal/router';
import type { SourceInspector } from '@portal/shell';
import { useContext } from 'react';
import { ShellContext } from '../frame/shell-context';
import { useConfig } from '../frame/use-config';

/** The query parameter of the open panel, so that links can open it and a reload keeps it open. */
const PARAMETER = 'portal-panel';

/** The state of the panel of remotes and overrides. */
export interface OverridesPanel {
  readonly inspector: SourceInspector;
  readonly open: boolean;
  /** The query string that opens the closed panel on this page, or closes the open one. */
  readonly toggleHref: string;
}

/** The panel's state; `null` unless the configuration allows overrides. */
export function useOverridesPanel(): OverridesPanel | null {
  const inspector = useContext(ShellContext)?.source.inspector;
  const { search } = useLocation();
  if (!useConfig()?.overrides.enabled || inspector === undefined) return null;
  const query = new URLSearchParams(search);
  const open = query.has(PARAMETER);
  if (open) query.delete(PARAMETER);
  else query.set(PARAMETER, '');
  return { inspector, open, toggleHref: `?${query}` };
}
