/**
 * Tells the console, and so error reporting, that something failed which the page itself survives.
 * LAND-9, LIC-4, TRI-4: these failures are logged.
 */
export function report(what: string, cause: unknown): void {
  console.error(what, cause);
}
