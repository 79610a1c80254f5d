import { configFault } from '../support/config';
import type { Services } from '../support/fixtures';
import type { Traffic } from '../support/traffic';
import { isFirstLoad } from './idle-scripts';

/** Turns error reporting and tracking off. They load after the page and are not measured. */
export async function turnOffReporting(services: Services): Promise<void> {
  await services.injectFault(await configFault(() => ({ tracking: { eventId: 'none' } })));
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * What a first load costs: requests, and kilobytes of scripts and of everything.
 * @param isCounted whether a request is part of it. Default: as for a page that the browser draws.
 */
export async function costOf(traffic: Traffic, isCounted = isFirstLoad) {
  const scripts = await traffic.bytes((path) => isCounted(path) && path.endsWith('.js'));
  const total = await traffic.bytes(isCounted);
  return {
    requests: traffic.paths.filter(isCounted).length,
    scripts: kilobytes(scripts),
    total: kilobytes(total),
  };
}
