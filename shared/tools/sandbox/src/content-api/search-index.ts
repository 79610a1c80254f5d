import { join } from 'node:path';
import { SEARCH_INDEX_PATH } from '@portal/search-index';
import { buildSearchIndex, serializeIndex } from '@portal/search-index/build';
import { stampOf } from './stamp';

/** Path of the index in the content repository. */
export const SEARCH_INDEX_FILE = `content-data/${SEARCH_INDEX_PATH}`;

/**
 * Builds the search index of a content root when it is first requested, and again when its content has changed. In
 * production, the content repository's CI builds it and commits it beside the content. BOX-5.
 */
export function searchIndexOf(root: string): () => Promise<Buffer> {
  const folder = join(root, 'content-data');
  let built: { readonly stamp: string; readonly bytes: Promise<Buffer> } | undefined;
  const build = async () => {
    const develop = join(root, 'branches/develop/content-data');
    const { index } = await buildSearchIndex(folder, { develop });
    return Buffer.from(serializeIndex(index));
  };
  return async () => {
    const stamp = stampOf(folder);
    if (built?.stamp !== stamp) built = { stamp, bytes: build() };
    return built.bytes;
  };
}
