import { preload, type preloadOnce } from '@portal/api/preload';
import { contentAddress, type PortalConfig } from '@portal/config';
import type { ContentHint, NewestContent } from '@portal/contract';

export type ContentSettings = Pick<PortalConfig['content'], 'apiBase' | 'repository' | 'key'>;

/** What is read of the list of versions; all of it may be missing. */
type List = readonly { readonly product?: unknown; readonly version?: unknown }[];

/** Path of a product's newest version, by an answer with the list; none where the list does not tell. */
async function newestPath(
  { product, path, dot }: NewestContent,
  answer: Response,
): Promise<string | undefined> {
  const { content } = (await answer.clone().json()) as { content: string };
  const list = JSON.parse(atob(content.replace(/\s/g, ''))) as List;
  const entry = list.find((one) => String(one.product).trim().toLowerCase() === product);
  const version = String(entry?.version).trim().toLowerCase();
  // Anything else is the page's to judge.
  return /^\d[\w.-]*$/.test(version) ? path.replace('{version}', version.replaceAll('.', dot)) : undefined;
}

/**
 * Asks for what a page reads first; the answers wait for the page's code. Nothing is checked here, for
 * the page checks the same answers and tells what is wrong with them.
 * @param ask how. Default: whatever else has asked for.
 */
export async function preloadContent(
  settings: ContentSettings,
  hints: readonly ContentHint[],
  ask: typeof preloadOnce = preload,
): Promise<void> {
  const headers: HeadersInit = settings.key === undefined ? {} : { authorization: `token ${settings.key}` };
  const get = (path: string) => ask(contentAddress(settings, path, 'main'), { headers });
  await Promise.all(
    hints.map(async (hint) => {
      if (typeof hint === 'string') return get(hint);
      const list = await get(hint.list);
      // Without it the page has read the list already, and goes on by itself.
      const path = list && (await newestPath(hint, list));
      return path && get(path);
    }),
  );
}
