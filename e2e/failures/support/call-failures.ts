import type { Fault } from '../../support/fixtures';

/** Ways in which a call of the local services can fail. */
export const failures: readonly (readonly [how: string, fault: Omit<Fault, 'call'>])[] = [
  ['returns 500', { kind: 'status', status: 500 }],
  ['returns another shape', { kind: 'body', body: 'nothing' }],
  ['cannot be reached', { kind: 'abort' }],
];

/** Title of a row: "the call returns 500". */
export const failing = ([how]: (typeof failures)[number]) => `the call ${how}`;
