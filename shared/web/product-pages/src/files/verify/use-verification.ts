import { report } from '@portal/observability/report';
import { useEffect, useRef, useState } from 'react';
import type { Choice, Refusal } from './chosen-file';
import type { HashError, HashFailure } from './hash/errors';
import { type Subject, type Verdict, type VerifyStep, verifyFile } from './verify-file';

/** MD5 sum of no bytes: of a file that is empty on purpose. */
const EMPTY_MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

/** The state of the dialog. */
export type Verification =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly refusal: Refusal | 'empty' }
  | { readonly kind: 'running'; readonly file: File; readonly step: VerifyStep }
  | { readonly kind: 'canceled'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly failure: HashFailure }
  | { readonly kind: 'done'; readonly file: File; readonly verdict: Verdict };

export interface VerificationControls {
  readonly verification: Verification;
  /** Starts with a chosen or dropped file. What is running is canceled. */
  readonly choose: (choice: Choice) => void;
  readonly cancel: () => void;
}

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
export function useVerification(subject: Subject): VerificationControls {
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
    show({ kind: 'running', file, step: { kind: 'hashing', bytes: 0 } });
    try {
      const verdict = await verifyFile(file, subject, {
        signal,
        onStep: (step) => show({ kind: 'running', file, step }),
      });
      show({ kind: 'done', file, verdict });
    } catch (error) {
      show(failedState(error, file, signal));
    }
  };

  const choose = (choice: Choice) => {
    current.current?.abort();
    current.current = null;
    if (choice.kind === 'refused') setVerification(choice);
    else if (choice.file.size === 0 && subject.sums.md5 !== EMPTY_MD5)
      setVerification({ kind: 'refused', refusal: 'empty' });
    else void verify(choice.file);
  };

  return { verification, choose, cancel: () => current.current?.abort() };
}
