import { getConfig } from '@portal/config';
import type { createBrowserRouter } from '@portal/router';
import { checkSession, sessionStore } from '@portal/session';
import type { RemoteSource } from '@portal/shell';
import { preloadContent } from '@portal/shell/content';

/** The portal's router. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** The address that the page was rendered for, without query and hash. */
export function isRenderedAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return search === '' && hash === '' && canonical !== undefined && new URL(canonical).pathname === pathname;
}

/** The SHA-256 of a response's body, in hexadecimal digits. @throws where the browser has no `crypto.subtle`. */
async function hashOf(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the page was rendered with this configuration, and at this origin. */
export async function isSameConfig(expected: string, config: Promise<Response>): Promise<boolean> {
  const text = `${window.location.origin}\n${await (await config).text()}`;
  return (await hashOf(new TextEncoder().encode(text))).startsWith(expected);
}

/** Whether the content is what the page was rendered from. The responses are those that the page's loaders take. */
export async function isSameContent(): Promise<boolean> {
  const same = await Promise.all(
    preloadContent(getConfig().content).map(async ({ hash, response }) => {
      const copy = (await response)?.clone();
      if (copy === undefined) return false;
      if (copy.status === 404) return hash === 'missing';
      return copy.ok && (await hashOf(await copy.arrayBuffer())).startsWith(hash);
    }),
  );
  return same.every(Boolean);
}

/** Pages are rendered as a visitor without a session sees them. */
export async function isVisitor(): Promise<boolean> {
  const initial = sessionStore.getInitialState();
  if (initial.status !== 'unknown' || initial.cached) return false;
  return (await checkSession()).status === 'signed-out';
}

/** Whether the page's code is the release that rendered it. @param part such as `mfe-cae@1.2.0`. */
export function isSameRelease(part: string, source: RemoteSource): boolean {
  const name = part.slice(0, part.lastIndexOf('@'));
  if (name === 'host') return true; // The document names its own scripts.
  const status = source.inspector?.remoteStatus.getState()[name];
  return status?.kind === 'ready' && status.from !== 'override' && part === `${name}@${status.version}`;
}
