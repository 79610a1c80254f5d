import { isLoopback } from '@portal/contract';

/** Warning for services that other machines can reach. */
export const EXPOSED_WARNING =
  'Other machines can reach these services: their passwords are public, and anyone who reaches them can read received data, inject faults and reset everything.';

/**
 * Allows only loopback addresses, unless the services are exposed on purpose.
 * @param exposed whether other machines may reach the services.
 * @throws {Error} with the reason and the option that allows it.
 */
export function checkListenHost(host: string, exposed: boolean): void {
  const urlHost = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  if (exposed || (URL.canParse(`http://${urlHost}`) && isLoopback(new URL(`http://${urlHost}`)))) return;
  throw new Error(
    `${host} is not a loopback address. ${EXPOSED_WARNING} If that is what you want, add --expose.`,
  );
}
