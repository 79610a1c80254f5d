import type { RemoteSource } from '@portal/shell';
import { createContext, useContext } from 'react';
import type { FirstPageComponent } from './FirstPage';

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
