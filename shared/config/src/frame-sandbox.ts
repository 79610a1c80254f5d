/** What a frame shows: the contact form, or a video's player. */
export type FrameKind = 'form' | 'player';

const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

/** What a page of another origin may do: its own work, and open links in tabs. Never leave the frame. */
const OTHER_ORIGIN: Record<FrameKind, string> = {
  form: `allow-forms allow-scripts allow-same-origin ${POPUPS}`,
  player: `allow-scripts allow-same-origin allow-presentation ${POPUPS}`,
};

/**
 * The same for a page of the portal's own origin. With its origin and scripts together it could reach the
 * portal and take the sandbox off, so a form keeps the origin, which its server asks for, and a player the
 * scripts.
 */
const OWN_ORIGIN: Record<FrameKind, string> = {
  form: `allow-forms allow-same-origin ${POPUPS}`,
  player: `allow-scripts allow-presentation ${POPUPS}`,
};

/** The `sandbox` attribute of a frame with a configured address. */
export function frameSandbox(url: string, kind: FrameKind): string {
  const own = new URL(url, window.location.href).origin === window.location.origin;
  return (own ? OWN_ORIGIN : OTHER_ORIGIN)[kind];
}
