import { SESSION_CHANNEL } from '@portal/config';

/** Messages between the portal's tabs about who is signed in. A message is a hint; only the service confirms a session. */

/** Sent to the other tabs when the account service reports a change. SES-18. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly email: string }
  | { readonly kind: 'signed-out' };

/** Parses a message; `null` if this version of the portal does not know its kind. */
function parseMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signed-out') return { kind: 'signed-out' };
  if (data.kind === 'signed-in' && 'email' in data && typeof data.email === 'string')
    return { kind: 'signed-in', email: data.email };
  return null;
}

let channel: BroadcastChannel | undefined;

/** Sends a message to the other tabs. Does nothing before {@link openChannel}, or without `BroadcastChannel`. */
export function notifyTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/**
 * Listens to messages of the other tabs.
 * @param onMessage receives `null` for an unknown message: the session changed in an unknown way.
 * @returns a function that closes the channel.
 */
export function openChannel(onMessage: (message: TabMessage | null) => void): () => void {
  let opened: BroadcastChannel;
  try {
    opened = new BroadcastChannel(SESSION_CHANNEL);
  } catch {
    return () => undefined; // The browser has none, or refuses it, as Firefox does where it stores nothing for the site.
  }
  opened.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(parseMessage(data));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
