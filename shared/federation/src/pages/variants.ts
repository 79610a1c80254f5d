import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseStore, Replacement } from '../release/store/store';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Derived files are compressed again and again, so not with the highest quality, which takes ten times as long. */
const BROTLI_QUALITY = 9;

/** The replacements of a derived file and of its variants for servers that send compressed files; the file is last. */
export async function replacements(
  store: ReleaseStore,
  file: { readonly path: string; readonly bytes: Uint8Array; readonly expected: string | null },
): Promise<Replacement[]> {
  const { path, bytes } = file;
  const compressed = [
    [`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })],
    [`${path}.gz`, await gz(bytes, { level: 9 })],
  ] as const;
  const before = await Promise.all(compressed.map(([name]) => store.read(name)));
  return [
    ...compressed.map(([name, variant], index) => ({
      path: name,
      bytes: variant,
      expected: before[index]?.tag ?? null,
    })),
    file,
  ];
}
