import { createContext } from 'react';

/** Sets the path whose link the sidebar marks; `undefined`: that of the page. UI-5. */
export const SidebarPathContext = createContext<(path: string | undefined) => void>(() => undefined);
