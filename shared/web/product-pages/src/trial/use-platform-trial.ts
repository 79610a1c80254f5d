import type { Product } from '@portal/catalog';
import { createQueryClient } from '@portal/query';
import { useSession } from '@portal/session';
import { useEffect, useState } from 'react';
import { loadPlatformTrial, type PlatformTrial } from './load-platform-trial';

/** How long an answer is used, in milliseconds. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

/** The signed-in user's running trial of a platform that covers a product; `null` until it is known. PAGE-32. */
export function usePlatformTrial(product: Product): PlatformTrial | null {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const [found, setFound] = useState<PlatformTrial | null>(null);
  useEffect(() => {
    if (email === null) return;
    let isCurrent = true;
    const query = {
      queryKey: [email, product.code],
      queryFn: () => loadPlatformTrial(product),
      staleTime: STALE_MS,
    };
    // Never rejects; without an answer, the page is complete.
    void client.fetchQuery(query).then((trial) => isCurrent && setFound(trial));
    return () => {
      isCurrent = false;
      setFound(null);
    };
  }, [email, product]);
  return found;
}

/** For tests: forgets all answers. */
export const resetPlatformTrials = (): void => client.clear();
