import { checkLicense } from '@portal/api/account';
import type { LicenseRequirement } from '@portal/catalog';
import { createQueryClient } from '@portal/query';
import { createStore } from 'zustand/vanilla';
import { onIdle } from './waits';

/** Whether a license covers the downloads that require it, by coverage key. Absent: not known. STATUS-1. */
export const coverageStore = createStore<Readonly<Record<string, boolean>>>(() => ({}));

/** Identifies a license check of a user: the product, and its version and language. */
export const coverageKey = (email: string, license: LicenseRequirement): string =>
  JSON.stringify([email, license]);

/** How long a preview is used, a failed one too, in milliseconds. A click checks for itself. STATUS-2. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

async function check(key: string, { product, oem }: LicenseRequirement): Promise<void> {
  const known = () => coverageStore.getState()[key];
  const before = known();
  try {
    const covered = await checkLicense(product, oem);
    // A click may have asked later, and been answered before.
    if (known() === before) coverageStore.setState({ [key]: covered });
  } catch {
    // Nobody has asked yet, so nothing is shown: a click checks again and reports a failure.
  }
}

/**
 * Checks a license before anybody clicks, once the page is idle. Cards that require the same license share one
 * call. STATUS-2.
 * @returns a function that cancels the wait.
 */
export function previewLicense(email: string, license: LicenseRequirement): () => void {
  const key = coverageKey(email, license);
  return onIdle(
    () =>
      void client.fetchQuery({
        queryKey: [key],
        queryFn: () => check(key, license),
        staleTime: STALE_MS,
      }),
  );
}

/** For tests: forgets all previews. */
export function resetPreviews(): void {
  client.clear();
  coverageStore.setState({}, true);
}
