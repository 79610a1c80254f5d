import { brotliCompressSync } from 'node:zlib';
import { type IndexedProduct, SEARCH_INDEX_MAX_BYTES, type SearchIndex } from '../format';

/** The document: fields that have their default are left out. */
export function serializeIndex({ products, ...head }: SearchIndex): string {
  const compact = products.map((product) =>
    Object.fromEntries(Object.entries(product).filter(([, value]) => value.length > 0)),
  );
  return JSON.stringify({ ...head, products: compact });
}

/** Size of the index in a response of the contents API, which wraps it in base64. Unit: bytes, brotli. */
export function wireBytes(index: SearchIndex): number {
  const content = Buffer.from(serializeIndex(index)).toString('base64').replace(/.{60}/g, '$&\n');
  return brotliCompressSync(JSON.stringify({ content, encoding: 'base64' })).length;
}

/** The product with the files of its newest versions only; rows that no version has are removed. */
function withFilesOf(product: IndexedProduct, count: number): IndexedProduct {
  const { versions, lts, plugins } = product;
  const used = new Set([
    ...versions.slice(0, count).flatMap(([, , files]) => files),
    ...lts,
    ...plugins.flatMap(([, files]) => files),
  ]);
  const kept = product.files.map((_, position) => position).filter((position) => used.has(position));
  const moved = new Map(kept.map((position, place) => [position, place]));
  const move = (files: readonly number[]) => files.flatMap((position) => moved.get(position) ?? []);
  return {
    ...product,
    files: product.files.filter((_, position) => used.has(position)),
    versions: versions.map(([version, date, files], place) => [
      version,
      date,
      place < count ? move(files) : [],
    ]),
    lts: move(lts),
    plugins: plugins.map(([plugin, files]) => [plugin, move(files)]),
  };
}

/**
 * The index within its size: as many of each product's newest versions keep their files as fit. INDEX-3.
 * @throws if it does not fit without any version's files.
 */
export function fitIndex(index: SearchIndex, maxBytes: number = SEARCH_INDEX_MAX_BYTES): SearchIndex {
  if (wireBytes(index) <= maxBytes) return index;
  const reduced = (count: number): SearchIndex => ({
    ...index,
    versionsWithFiles: count,
    products: index.products.map((product) => withFilesOf(product, count)),
  });
  let fits = -1;
  let tooMany = Math.max(...index.products.map(({ versions }) => versions.length));
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (wireBytes(reduced(count)) <= maxBytes) fits = count;
    else tooMany = count;
  }
  if (fits < 0) throw new Error(`The search index is larger than ${maxBytes} bytes even without files.`);
  return reduced(fits);
}
