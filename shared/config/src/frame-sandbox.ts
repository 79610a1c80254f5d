/** What a frame shows: the contact form, or a video's player. */
export type FrameKind = 'form' | 'player';

const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

/** Permissions of a page of another origin: run scripts and open links in tabs, but never navigate the top page. */
const OTHER_ORIGIN: Record<FrameKind, string> = {
  form: `allow-forms allow-scripts allow-same-origin ${POPUPS}`,
  player: `allow-scripts allow-same-origin allow-presentation ${POPUPS}`,
};

/**
 * Permissions of a page of the portal's own origin, which the operator controls. A player does not need that
 * origin. A form does: its server checks the origin, and the portal reads the frame to see whether it has loaded.
 * Browsers warn that such a page could remove its own sandbox.
 */
const OWN_ORIGIN: Record<FrameKind, string> = {
  form: OTHER_ORIGIN.form,
  player: `allow-scripts allow-presentation ${POPUPS}`,
};

/** The `sandbox` attribute of a frame with a configured URL. */
export function frameSandbox(url: string, kind: FrameKind): string {
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  return (isOwn ? OWN_ORIGIN : OTHER_ORIGIN)[kind];
}
