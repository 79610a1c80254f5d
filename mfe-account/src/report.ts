/**
 * Tells the console, and so error reporting, that something failed which the page itself survives.
 * Spec P§8: these failures are logged.
 */
export function report(what: string, cause: unknown): void {
  console.error(what, cause);
}
