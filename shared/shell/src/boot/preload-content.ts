import { contentUrl, type PortalConfig } from '@portal/config';
import type { ContentHint, NewestContent } from '@portal/contract';
import { preload, type preloadOnce } from '@portal/query/preload';

export type ContentSettings = Pick<PortalConfig['content'], 'apiBase' | 'repository' | 'key'>;

/** The fields read from the list of versions. Unvalidated, so each may be missing. */
type VersionList = readonly { readonly product?: unknown; readonly version?: unknown }[];

/** Path of the product's newest version according to the list in `response`; undefined if the list lacks it. */
async function resolveNewestPath(
  { product, path, dot }: NewestContent,
  response: Response,
): Promise<string | undefined> {
  const { content } = (await response.clone().json()) as { content: string };
  const list = JSON.parse(atob(content.replace(/\s/g, ''))) as VersionList;
  const entry = list.find((one) => String(one.product).trim().toLowerCase() === product);
  const version = String(entry?.version).trim().toLowerCase();
  // The page validates and reports any other value.
  return /^\d[\w.-]*$/.test(version) ? path.replace('{version}', version.replaceAll('.', dot)) : undefined;
}

/**
 * Preloads the content that a page reads first; the responses are kept until the page's code takes them.
 * Nothing is validated here: the page validates the same responses and reports errors.
 * @param request sends one request. Default: `preload`, which shares a pending request for the same URL.
 */
export async function preloadContent(
  settings: ContentSettings,
  hints: readonly ContentHint[],
  request: typeof preloadOnce = preload,
): Promise<void> {
  const headers: HeadersInit = settings.key === undefined ? {} : { authorization: `token ${settings.key}` };
  const get = (path: string) => request(contentUrl(settings, path, 'main'), { headers });
  await Promise.all(
    hints.map(async (hint) => {
      if (typeof hint === 'string') return get(hint);
      const list = await get(hint.list);
      // No response: the page has already requested the list and continues by itself.
      const path = list && (await resolveNewestPath(hint, list));
      return path && get(path);
    }),
  );
}
