import { openRenderer } from '@portal/federation/pages';
import { isReleaseError } from '@portal/federation/release';
import type { TrialSite } from './trial-site';

/** The public pages that a remote lists; none where host or remote cannot list them, such as older releases. */
export async function publicPages(
  name: string,
  { store, origin }: Pick<TrialSite, 'store' | 'origin'>,
): Promise<readonly string[]> {
  const config = await (await fetch(`${origin}/portal.config.json`)).text();
  try {
    const renderer = await openRenderer(store, origin, config);
    try {
      return (await renderer.list())[name] ?? [];
    } finally {
      renderer.close();
    }
  } catch (error) {
    if (isReleaseError(error)) return [];
    throw error;
  }
}
