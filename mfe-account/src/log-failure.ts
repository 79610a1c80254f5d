/**
 * Logs a failure that the page handles itself to the console, from which error reporting collects it.
 * LAND-9, LIC-4, TRI-4.
 */
export function logFailure(message: string, cause: unknown): void {
  console.error(message, cause);
}
