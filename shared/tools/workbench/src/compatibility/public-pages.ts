import { openRenderer } from '@portal/federation/pages';
import { isReleaseError } from '@portal/federation/release';
import type { TrialSite } from './trial-site';

const notListed = (name: string, reason: string) =>
  `${name} does not list its public pages: ${reason.split('\n', 1)[0]}`;

/**
 * The public pages that a remote lists; none where host or remote cannot list them, such as older releases. It says
 * why: only the addresses of the remote's description are visited then.
 */
export async function publicPages(
  name: string,
  { store, origin }: Pick<TrialSite, 'store' | 'origin'>,
): Promise<readonly string[]> {
  const config = await (await fetch(`${origin}/portal.config.json`)).text();
  try {
    const renderer = await openRenderer(store, origin, config);
    try {
      const pages = (await renderer.list())[name];
      if (pages?.kind === 'listed') return pages.paths;
      if (pages !== undefined) console.warn(notListed(name, pages.reason));
      return [];
    } finally {
      renderer.close();
    }
  } catch (error) {
    if (!isReleaseError(error)) throw error;
    console.warn(notListed(name, error.message));
    return [];
  }
}
