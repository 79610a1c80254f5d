/** The code of a failure of Node or the system, such as `ENOENT`. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
