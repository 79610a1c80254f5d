import type { StoreApi } from 'zustand/vanilla';
import type { SessionState, SessionUser } from './store';

/** A connection of Redux DevTools, the browser extension. */
interface Connection {
  init(state: unknown): void;
  send(action: { readonly type: string }, state: unknown): void;
}

/** What the extension sets on pages. */
interface DevToolsExtension {
  connect(options: {
    readonly name: string;
    readonly features: Readonly<Record<string, boolean>>;
  }): Connection;
}

declare global {
  interface Window {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: DevToolsExtension;
  }
}

/** Names of this machine: where the portal is developed. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const describeUser = (user: SessionUser | null) =>
  user === null ? null : { email: user.email, company: user.company, name: user.name };

/** What the extension's log keeps of a state: the fields that are named here, and no others. SES-22. */
function describeState(state: SessionState): object {
  switch (state.status) {
    case 'unknown':
      return { status: state.status, cached: describeUser(state.cached) };
    case 'signed-in':
      return { status: state.status, user: describeUser(state.user) };
    case 'signed-out':
      return { status: state.status, reason: state.reason };
  }
}

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
