import type { PutOutcome } from './probe-conditions';

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;

/** Whether an object is missing. A missing bucket is also a 404, and must not pass for an empty store. */
export const isMissingObject = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** What an error response says about a conditional write; `undefined` if it is another failure. */
export function outcomeOf(error: unknown, expected: string | null): PutOutcome | undefined {
  const status = statusOf(error);
  if (status === 409) return 'raced';
  // 404: the object to replace no longer exists.
  return status === 412 || (expected !== null && isMissingObject(error)) ? 'condition failed' : undefined;
}
