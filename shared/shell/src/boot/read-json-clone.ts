/** Parses a clone of the response; null on failure. The shell reads the original and reports the error. */
export const readJsonClone = <T>(pending: Promise<Response>): Promise<T | null> =>
  pending
    .then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null))
    .catch(() => null);
