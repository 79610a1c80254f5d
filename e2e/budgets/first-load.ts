import { configWith } from '../support/config';
import { expect, type Services, type Visitor } from '../support/fixtures';
import type { Traffic } from '../support/traffic';
import { isFirstLoad } from './idle-scripts';

/** Turns error reporting and tracking off. They load after the page and are not measured. */
export async function turnOffReporting(services: Services): Promise<void> {
  const body = await configWith(() => ({ tracking: { eventId: 'none' } }));
  await services.injectFault({ call: 'config', kind: 'body', body });
}

/** Waits until the content is shown and nothing is loading. */
export async function waitUntilComplete({ main, title }: Visitor): Promise<void> {
  await expect(title).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
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
