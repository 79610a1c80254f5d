/** What a frame shows: the contact form, or a video's player. */
export type FrameKind = 'form' | 'player';

const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

/** What a page of another origin may do: its own work, and open links in tabs. Never leave the frame. */
const OTHER_ORIGIN: Record<FrameKind, string> = {
  form: `allow-forms allow-scripts allow-same-origin ${POPUPS}`,
  player: `allow-scripts allow-same-origin allow-presentation ${POPUPS}`,
};

/**
 * The same for a page of the portal's own origin, which is the operator's own. A player needs nothing of that
 * origin, so it does without. A form does not: its server asks where it comes from, and the portal looks
 * whether it has come. Browsers warn that such a page could take the sandbox off.
 */
const OWN_ORIGIN: Record<FrameKind, string> = {
  form: OTHER_ORIGIN.form,
  player: `allow-scripts allow-presentation ${POPUPS}`,
};

/** The `sandbox` attribute of a frame with a configured address. */
export function frameSandbox(url: string, kind: FrameKind): string {
  const own = new URL(url, window.location.href).origin === window.location.origin;
  return (own ? OWN_ORIGIN : OTHER_ORIGIN)[kind];
}
