import { getConfig, type PortalConfig } from '@portal/config';
import type { RemoteSource } from '@portal/shell';
import { useHydrated } from '@portal/ui';
import { type ComponentType, createContext, type PropsWithChildren, useContext } from 'react';

/** Style of the page's element, which is not a box. */
export const NO_BOX = { display: 'contents' } as const;

/** Shows the page in the frame. Calls `markLive` once the page, or the message in its place, reacts. */
export type FirstPageComponent = ComponentType<PropsWithChildren>;

/** What the startup code provides to the frame and the host's pages. */
export interface Shell {
  /** Provides the content of slots. */
  readonly source: RemoteSource;
  /** Shows the first page where the document has it already. Default: as any other page. */
  readonly FirstPage?: FirstPageComponent;
}

export const ShellContext = createContext<Shell | null>(null);

/** @throws when it is called outside of {@link ShellContext}. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('A page of the host was rendered outside of ShellContext');
  return shell;
}

/**
 * The configuration, or `null` in the prerendered frame: it is known only at run time (CFG-1). The
 * startup code loads it before the first render.
 */
export const useConfig = (): PortalConfig | null => (useHydrated() ? getConfig() : null);
