import { getContent } from '@portal/api/content';
import { alertKeyOf, type FileLike, fileTarget } from '@portal/catalog';
import { cardHash } from '@portal/download-button';
import * as v from 'valibot';
import type { ReleaseSource, SearchItem } from './item';

/** How long a choice waits for the link of its card. Unit: milliseconds. */
const MAX_WAIT_MS = 3_000;

const cardFile = v.object({
  filename: v.string(),
  md5sum: v.nullish(v.string(), ''),
  link: v.nullish(v.string(), ''),
  type: v.nullish(v.string(), ''),
});

/** The file of this name, wherever a release's layout has it. CONTENT-6. */
function findFile(value: unknown, name: string): (FileLike & { readonly md5sum: string }) | null {
  if (typeof value !== 'object' || value === null) return null;
  const file = v.safeParse(cardFile, value);
  if (file.success && file.output.filename === name) return file.output;
  for (const one of Object.values(value)) {
    const found = findFile(one, name);
    if (found !== null) return found;
  }
  return null;
}

/** The card's key: its MD5 sum, else its object key. ALERT-6. */
async function cardKey(name: string, { product, version, path, ref }: ReleaseSource): Promise<string | null> {
  const content = await getContent(path, v.unknown(), { ref, signal: AbortSignal.timeout(MAX_WAIT_MS) });
  const file = findFile(content, name);
  if (file === null) return null;
  const target = fileTarget(product, version, file);
  return target && alertKeyOf(file, target);
}

/**
 * The address of an item. A file's is that of its card; if the release cannot be read, that of its page, which
 * says what failed. SEARCH-7.
 */
export async function addressOf({ href, title, source }: SearchItem): Promise<string> {
  if (source === undefined) return href;
  const key = await cardKey(title, source).catch(() => null);
  return key === null ? href : href + cardHash(key);
}
