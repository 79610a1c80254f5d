/** The address of the page that is rendered ahead of its visit; `undefined` in a browser. */
let rendered: URL | undefined;

/** The address of the current page, also where there is no window. */
export const pageUrl = (): URL => rendered ?? new URL(window.location.href);

/** For the renderer of pages: sets what {@link pageUrl} returns. */
export function setRenderedUrl(url: URL): void {
  rendered = url;
}

/**
 * Whether a value is an absolute http(s) URL or a path on the portal's own origin. Excludes URLs that run code
 * (`javascript:`) and protocol-relative URLs (`//host`), which look like a path. CFG-3.
 */
export const isSafeUrl = (value: unknown): boolean =>
  typeof value === 'string' && (/^https?:\/\//i.test(value) || /^\/(?![/\\\s])/.test(value));

/**
 * Resolves a URL if it is on the portal's own origin or on one of `others`. URLs with credentials are not
 * allowed, and neither are schemes other than http(s): a `blob:` URL has the origin of the page that created it.
 * @param address absolute, or relative to the current page.
 * @returns the absolute URL, or `null` if it is not allowed.
 * @example toAllowedUrl('//evil.example/x.js', ['https://cdn.example']) // null
 */
export function toAllowedUrl(address: string, others: readonly string[]): string | null {
  const here = window.location;
  if (!URL.canParse(address, here.href)) return null;
  const { protocol, username, password, origin, href } = new URL(address, here.href);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return [here.origin, ...others].includes(origin) ? href : null;
}

/**
 * Removes trailing slashes of a base address, so that a path can be appended. Called where an address enters the
 * portal: when the configuration is parsed, and in the inline script, which reads it unparsed. CFG-10.
 */
export const trimTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** What a frame shows: the contact form, or a video's player. */
type FrameKind = 'form' | 'player';

const POPUPS = 'allow-popups allow-popups-to-escape-sandbox';

/** Permissions to run scripts and open links in tabs, but never to navigate the top page. */
const PERMISSIONS: Readonly<Record<FrameKind, string>> = {
  form: `allow-forms allow-scripts ${POPUPS}`,
  player: `allow-scripts allow-presentation ${POPUPS}`,
};

/**
 * The `sandbox` attribute of a frame with a configured URL. A page keeps its origin, except a player on the portal's own
 * origin, which does not need it. A form there does: its server checks the origin, and the portal reads the frame to see
 * whether it has loaded. Browsers warn that such a page could remove its own sandbox.
 */
export function frameSandbox(url: string, kind: FrameKind): string {
  const page = pageUrl();
  const isOwn = new URL(url, page).origin === page.origin;
  const permissions = PERMISSIONS[kind];
  return isOwn && kind === 'player' ? permissions : `allow-same-origin ${permissions}`;
}
