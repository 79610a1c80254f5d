/** How the portal's tabs tell each other who is signed in. A message is a hint: the service has the last word. */

/** Name of the channel. SES-18. */
export const CHANNEL_NAME = 'portal-session';

/** What a tab tells the others when it learns it from the account service. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly email: string }
  | { readonly kind: 'signed-out' };

/** Reads a message; `null` for what this version of the portal does not know. */
function parseMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signed-out') return { kind: 'signed-out' };
  if (data.kind === 'signed-in' && 'email' in data && typeof data.email === 'string')
    return { kind: 'signed-in', email: data.email };
  return null;
}

let channel: BroadcastChannel | undefined;

/** Tells the other tabs. Does nothing before {@link openChannel}, or in a browser without channels. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/**
 * Listens to the other tabs.
 * @param onMessage gets `null` for a message that cannot be read: something changed, but not what.
 * @returns a function that closes the channel.
 */
export function openChannel(onMessage: (message: TabMessage | null) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(CHANNEL_NAME);
  opened.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(parseMessage(data));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
