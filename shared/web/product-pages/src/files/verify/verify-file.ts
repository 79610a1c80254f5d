import type { Product } from '@portal/catalog';
import type { PageFile } from '../page-files';
import { type FileSums, sumsOf } from '../sums/sums-of';
import { hashFile } from './hash/hash-file';
import { type SearchProgress, type SearchResult, searchVersions } from './search-versions';

/** The file of a card, and where to look for a file that is another one. */
export interface Subject {
  /** Title of the card. */
  readonly name: string;
  readonly sums: FileSums;
  /** `undefined`: only the files of the page are compared. */
  readonly product: Product | undefined;
  /** Version of the page, as in package paths. */
  readonly version: string;
  /** All files of the page; empty if the page does not list them. */
  readonly pageFiles: readonly PageFile[];
}

/** What a file on the visitor's machine is. VERIFY-2. */
export type Verdict =
  | { readonly kind: 'match' }
  | { readonly kind: 'other-file'; readonly name: string }
  | { readonly kind: 'other-version'; readonly name: string; readonly version: string; readonly href: string }
  | { readonly kind: 'unknown'; readonly search: Extract<SearchResult, { kind: 'not-found' }> | 'canceled' };

export type VerifyStep =
  | { readonly kind: 'hashing'; readonly bytes: number }
  | ({ readonly kind: 'comparing' } & SearchProgress);

export interface VerifyOptions {
  readonly signal: AbortSignal;
  readonly onStep: (step: VerifyStep) => void;
}

/** Compares a sum with the files of the page, then with the product's other versions. VERIFY-4. */
async function identify(md5: string, subject: Subject, options: VerifyOptions): Promise<Verdict> {
  const { sums, product, version, pageFiles } = subject;
  if (md5 === sums.md5) return { kind: 'match' };
  const other = pageFiles.find(({ entry }) => sumsOf(entry)?.md5 === md5);
  if (other !== undefined) return { kind: 'other-file', name: other.name };
  if (product === undefined)
    return { kind: 'unknown', search: { kind: 'not-found', compared: 0, complete: false } };
  try {
    const result = await searchVersions(product, md5, {
      except: pageFiles.length === 0 ? null : version,
      signal: options.signal,
      onProgress: (progress) => options.onStep({ kind: 'comparing', ...progress }),
    });
    if (result.kind === 'not-found') return { kind: 'unknown', search: result };
    const { name } = result.file;
    return { kind: 'other-version', name, version: result.version.name, href: result.version.href };
  } catch (error) {
    // The comparison that matters most is done, so its result is shown.
    if (options.signal.aborted) return { kind: 'unknown', search: 'canceled' };
    throw error;
  }
}

/**
 * Hashes a file and says what it is. VERIFY-2.
 * @throws {HashError} or, when canceled while hashing, the signal's reason.
 */
export async function verifyFile(file: File, subject: Subject, options: VerifyOptions): Promise<Verdict> {
  const onProgress = (bytes: number) => options.onStep({ kind: 'hashing', bytes });
  const md5 = await hashFile(file, { signal: options.signal, onProgress });
  return identify(md5, subject, options);
}
