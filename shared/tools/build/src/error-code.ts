/** The code of a Node.js or system error, such as `ENOENT`. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Handler of a rejection: `null` if a file or folder does not exist; throws every other error. */
export const nullIfMissing = (error: unknown): null => {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
};
