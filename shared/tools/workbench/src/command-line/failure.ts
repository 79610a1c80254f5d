/** Something that a user can fix: a wrong name, a port in use. The message is one sentence, and says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The text of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the operating system refused, by its code. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this account',
  EPERM: 'may not be used by this account',
  EADDRINUSE: 'is in use',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads nowhere',
  ENAMETOOLONG: 'is too long for a name',
  ENOENT: 'does not exist',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'is in what is no folder',
  ENOTEMPTY: 'is not empty',
  EROFS: 'cannot be written: the file system is read-only',
  // What Node.js says of a folder that is made with its parents there.
  'mkdir ENOENT': 'cannot be written: the file system is read-only',
};

/** Errors whose message says what a user can fix, of this package and of those that build and release. */
const USER_ERRORS = [
  'UsageError',
  'DescriptionError',
  'BuildError',
  'RegistryError',
  'ReleaseError',
  'ReleaseConflictError',
  'StoreBusyError',
];

/** Whether an error's message is for users. Any other error was not expected. */
export const isUserError = (error: unknown): error is Error =>
  error instanceof Error && USER_ERRORS.includes(error.name);

/** What a bucket refused, or why it could not be asked. */
const isBucketError = (error: Error): boolean =>
  '$metadata' in error || error.name === 'CredentialsProviderError' || error.message === 'Region is missing';

/** Whether a bucket was busy, or did not answer: what the client has tried again may work later. REL-25. */
function isPassing(error: Error): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly attempts?: number } };
  return ($metadata?.attempts ?? 1) > 1 && !/ECONNREFUSED|ENOTFOUND/.test(error.message);
}

/** What is printed of a failure: one sentence for a user, or the error with its stack, where nobody expected it. */
export function printableError(error: unknown): unknown {
  if (isUserError(error)) return error.message;
  if (!(error instanceof Error)) return error;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const refusal = syscall === undefined ? undefined : (REFUSALS[`${syscall} ${code}`] ?? REFUSALS[code]);
  if (refusal !== undefined && path !== undefined) return `${path} ${refusal}.`;
  if (refusal !== undefined && 'port' in error)
    return `Port ${error.port} ${refusal}. Choose another with --port.`;
  // The system does not say which file; what was written of it is removed.
  if (code === 'ENOSPC') return `A file ${refusal}.`;
  const reason = (error.message || error.name).replace(/\.$/, '');
  if (isBucketError(error) && isPassing(error))
    return `The bucket failed after several attempts: ${reason}. Look at release status, and run the command again later.`;
  if (isBucketError(error))
    return `The bucket cannot be used: ${reason}. AWS_REGION, AWS_PROFILE and the other variables of AWS say where it is, and as whom.`;
  return error;
}

/** Lists names for a sentence: "mfe-cae, mfe-hoops". */
const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));

/**
 * Checks that things that a user named are there.
 * @param kind what they are: "remote".
 * @throws {UsageError} naming those that there are.
 */
export function requireKnown(kind: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${kind} ${unknown.join(', ')}; there are ${list(known)}.`);
}
