import { countOf } from '@portal/catalog';
import { Alert, AppLink } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { HashFailure } from './hash/hash-file';
import type { Subject, Verdict, Verification } from './use-verification';

type Refusal = Extract<Verification, { kind: 'refused' }>['refusal'];

interface Message {
  readonly kind: ComponentProps<typeof Alert>['kind'];
  readonly text: ReactNode;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  folder: 'This is a folder. Choose the downloaded file itself.',
  several: 'These are several files. Choose one at a time.',
  'no-file': 'This is not a file. Choose the downloaded file.',
  empty: 'This file is empty: nothing was downloaded. Download it again.',
};

const FAILURES: Readonly<Record<HashFailure, string>> = {
  unreadable:
    'The file could not be read: it has changed, moved or vanished since it was chosen. Wait until the download has ended, then choose it again.',
  'not-started': 'This browser could not start the check. Choose the file again, or use a command below.',
};

/** A name without what tells copies apart ("file (1).zip"), to compare the file's name with the card's. */
const plainName = (name: string) => name.replace(/ ?\(\d+\)(?=\.|$)/, '').toLowerCase();

/** What "unknown" means: whether the name and the size make it a damaged download of this file. */
function describeUnknown(file: File, { name, sums }: Subject): string {
  if (sums.size !== undefined && file.size !== sums.size)
    return `This file is damaged or not ${name}: it has ${countOf(file.size, 'byte')} instead of ${countOf(sums.size, 'byte')}. Download it again.`;
  if (plainName(file.name) === plainName(name))
    return `This file is damaged: its ${sums.algorithm} sum is not the expected one. Download it again.`;
  return `This file is damaged or not known: it is not ${name}.`;
}

function describeSearch(
  search: Extract<Verdict, { kind: 'unknown' }>['search'],
  { product, pageFiles }: Subject,
): string {
  if (search === 'canceled') return 'The search in other versions was canceled.';
  const { compared, complete } = search;
  const isListed = pageFiles.length > 0;
  const where = [
    ...(isListed ? ['of this page'] : []),
    ...(compared > 0
      ? [
          `of ${countOf(compared, isListed ? 'other version' : 'version')} of ${product?.name ?? 'the product'}`,
        ]
      : []),
  ].join(' or ');
  const none = where === '' ? '' : `No file ${where} has this sum. `;
  return complete ? none.trim() : `${none}Other versions could not be compared.`;
}

function messageOf(verdict: Verdict, file: File, subject: Subject): Message {
  const { name, sums } = subject;
  switch (verdict.kind) {
    case 'match':
      return {
        kind: 'success',
        text: `This file is ${name}. Its ${sums.algorithm} sum matches: it is complete and unchanged.`,
      };
    case 'contradiction':
      return {
        kind: 'error',
        text: `This is not the published ${name}: its MD5 sum matches, its SHA-256 sum does not. Do not use it. Download it again.`,
      };
    case 'other-file':
      return {
        kind: 'warning',
        text: `This file is not ${name}. It is ${verdict.name}, another file of this page, complete and unchanged.`,
      };
    case 'other-version':
      return {
        kind: 'warning',
        text: (
          <>
            This file is not {name}. It is {verdict.name} of{' '}
            <AppLink to={verdict.href}>version {verdict.version}</AppLink>, complete and unchanged.
          </>
        ),
      };
    case 'unknown':
      return {
        kind: 'error',
        text: `${describeUnknown(file, subject)} ${describeSearch(verdict.search, subject)}`.trim(),
      };
  }
}

function messageFor(verification: Verification, subject: Subject): Message | null {
  switch (verification.kind) {
    case 'idle':
    case 'running':
      return null;
    case 'refused':
      return { kind: 'warning', text: REFUSALS[verification.refusal] };
    case 'failed':
      return { kind: 'error', text: FAILURES[verification.failure] };
    case 'canceled':
      return { kind: 'info', text: `Canceled. ${verification.file.name} was not checked.` };
    case 'done':
      return messageOf(verification.verdict, verification.file, subject);
  }
}

/** What the check found. The status is there from the start, so that its text is announced. VERIFY-2, VERIFY-5. */
export function Outcome(props: { readonly verification: Verification; readonly subject: Subject }) {
  const message = messageFor(props.verification, props.subject);
  return (
    <div role="status">
      {message && (
        <Alert kind={message.kind} role="note">
          <p>{message.text}</p>
        </Alert>
      )}
    </div>
  );
}
