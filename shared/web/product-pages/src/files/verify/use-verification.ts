import type { Product } from '@portal/catalog';
import { report } from '@portal/observability/report';
import { useEffect, useRef, useState } from 'react';
import type { PageFile } from '../page-files';
import { type Algorithm, type FileSums, sumsOf } from '../sums';
import type { Choice, Refusal } from './FileField';
import { type HashError, type HashFailure, hashFile } from './hash/hash-file';
import { type SearchProgress, type SearchResult, searchVersions } from './search-versions';

/** The file of a card, and where to look for the chosen file if it is another one. */
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
  /** The MD5 sum matches, the SHA-256 sum does not: two files can be made to have one MD5 sum. */
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'other-file'; readonly name: string }
  | { readonly kind: 'other-version'; readonly name: string; readonly version: string; readonly href: string }
  | { readonly kind: 'unknown'; readonly search: Extract<SearchResult, { kind: 'not-found' }> | 'canceled' };

type VerifyStep =
  | { readonly kind: 'hashing'; readonly bytes: number }
  /** The SHA-256 sum does not match, so the file is read once more for the MD5 sum, which all listed files have. */
  | { readonly kind: 'identifying'; readonly bytes: number }
  | ({ readonly kind: 'comparing' } & SearchProgress);

/**
 * Hashes a file and says what it is: compares it with the card's file, by the SHA-256 sum if the content has one,
 * then by the MD5 sum with the files of the page, then with the product's other versions. VERIFY-2, VERIFY-4.
 * @throws {HashError} or, when canceled while hashing, the signal's reason.
 */
async function verifyFile(
  file: File,
  { sums, product, version, pageFiles }: Subject,
  signal: AbortSignal,
  onStep: (step: VerifyStep) => void,
): Promise<Verdict> {
  const hash = (algorithm: Algorithm, kind: 'hashing' | 'identifying') => {
    const onProgress = (bytes: number) => onStep({ kind, bytes });
    onProgress(0);
    return hashFile(file, { algorithm, signal, onProgress });
  };
  const sum = await hash(sums.algorithm, 'hashing');
  if (sum === sums.sum) return { kind: 'match' };
  const md5 = sums.algorithm === 'MD5' ? sum : await hash('MD5', 'identifying');
  if (md5 === sums.md5) return { kind: 'contradiction' };
  const other = pageFiles.find(({ entry }) => sumsOf(entry)?.md5 === md5);
  if (other !== undefined) return { kind: 'other-file', name: other.name };
  if (product === undefined)
    return { kind: 'unknown', search: { kind: 'not-found', compared: 0, complete: false } };
  try {
    const result = await searchVersions(product, md5, {
      except: pageFiles.length === 0 ? null : version,
      signal,
      onProgress: (progress) => onStep({ kind: 'comparing', ...progress }),
    });
    if (result.kind === 'not-found') return { kind: 'unknown', search: result };
    const { name } = result.file;
    return { kind: 'other-version', name, version: result.version.name, href: result.version.href };
  } catch (error) {
    // The comparison that matters most is done, so its result is shown.
    if (signal.aborted) return { kind: 'unknown', search: 'canceled' };
    throw error;
  }
}

/** Sums of no bytes: of a file that is empty on purpose. */
const EMPTY: Readonly<Record<Algorithm, string>> = {
  MD5: 'd41d8cd98f00b204e9800998ecf8427e',
  'SHA-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

/** The state of the dialog. */
export type Verification =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly refusal: Refusal | 'empty' }
  | { readonly kind: 'running'; readonly file: File; readonly step: VerifyStep }
  | { readonly kind: 'canceled'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly failure: HashFailure }
  | { readonly kind: 'done'; readonly file: File; readonly verdict: Verdict };

/** How a run that threw ended. An error that is nobody's fault but the code's is thrown again. */
function failedState(error: unknown, file: File, signal: AbortSignal): Verification {
  if (signal.aborted) return { kind: 'canceled', file };
  if (!(error instanceof Error) || error.name !== 'HashError') throw error;
  const { kind } = error as HashError;
  // What the visitor's file causes is theirs to know; a worker that does not run is the portal's.
  if (kind === 'not-started') report(error);
  return { kind: 'failed', file, failure: kind };
}

/** Verifies the files that a visitor chooses for one card, one at a time. It ends with the component. VERIFY-2. */
export function useVerification(subject: Subject) {
  const [verification, setVerification] = useState<Verification>({ kind: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const verify = async (file: File) => {
    const run = new AbortController();
    current.current = run;
    const show = (next: Verification) => {
      if (current.current === run) setVerification(next);
    };
    const { signal } = run;
    try {
      const onStep = (step: VerifyStep) => show({ kind: 'running', file, step });
      show({ kind: 'done', file, verdict: await verifyFile(file, subject, signal, onStep) });
    } catch (error) {
      show(failedState(error, file, signal));
    }
  };

  /** Starts with a chosen or dropped file. What is running is canceled. */
  const choose = (choice: Choice) => {
    current.current?.abort();
    current.current = null;
    if (choice.kind === 'refused') setVerification(choice);
    else if (choice.file.size === 0 && subject.sums.sum !== EMPTY[subject.sums.algorithm])
      setVerification({ kind: 'refused', refusal: 'empty' });
    else void verify(choice.file);
  };

  return { verification, choose, cancel: () => current.current?.abort() };
}
