import type { StoreApi } from 'zustand/vanilla';
import type { SessionState } from './store';

/** What Redux DevTools, the browser extension, sets on pages. */
interface DevToolsExtension {
  connect(options: { readonly name: string; readonly features: Readonly<Record<string, boolean>> }): {
    init(state: unknown): void;
    send(action: { readonly type: string }, state: unknown): void;
  };
}

declare global {
  interface Window {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: DevToolsExtension;
  }
}

/** Names of this machine: where the portal is developed. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** What the extension's log keeps of a state: the fields that are named here, and no others. SES-22. */
const LOGGED = ['status', 'cached', 'user', 'reason', 'email', 'company', 'name'];
const describeState = (state: SessionState): unknown => JSON.parse(JSON.stringify(state, LOGGED));

/**
 * Shows the session to Redux DevTools, where the portal is served from this machine and the extension is installed. It
 * reads only: going back in its log would show a user whom the services do not know. SES-22.
 * @returns a function that ends the connection.
 */
export function connectDevTools(
  store: StoreApi<SessionState>,
  { hostname }: Pick<Location, 'hostname'> = window.location,
): () => void {
  const extension = LOCAL.includes(hostname) ? window.__REDUX_DEVTOOLS_EXTENSION__ : undefined;
  if (extension === undefined) return () => undefined;
  const connection = extension.connect({ name: 'Portal: session', features: { export: true } });
  connection.init(describeState(store.getState()));
  return store.subscribe((state) => connection.send({ type: state.status }, describeState(state)));
}
