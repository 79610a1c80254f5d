import { isLoopback } from '@portal/contract';

/** What is said where other machines may ask. */
export const EXPOSED_WARNING =
  'Other machines can reach these services: their passwords are public, and whoever asks can read what was sent, order failures and reset everything.';

/**
 * Lets the services listen on this machine alone, unless somebody has said otherwise.
 * @param exposed whether other machines may ask.
 * @throws {Error} that says why, and how to say otherwise.
 */
export function checkListenHost(host: string, exposed: boolean): void {
  const named = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  if (exposed || (URL.canParse(`http://${named}`) && isLoopback(new URL(`http://${named}`)))) return;
  throw new Error(
    `${host} is not this machine alone. ${EXPOSED_WARNING} If that is what you want, add --expose.`,
  );
}
