import type { RemoteSource } from '@portal/shell';
import { createContext, useContext } from 'react';

/** What the start-up hands to the frame and the host's pages. */
export interface Shell {
  /** Where slots get their fillings from. */
  readonly source: RemoteSource;
}

export const ShellContext = createContext<Shell | null>(null);

/** @throws outside the portal, where no page of the host belongs. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('A page of the host was drawn outside of ShellContext');
  return shell;
}
