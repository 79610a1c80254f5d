import { type Product, screenPath } from '@portal/catalog';
import { createQueryClient, useQuery } from '@portal/query';
import { useSession } from '@portal/session';
import { AppLink, Day, VisuallyHidden } from '@portal/ui';
import { loadPlatformTrial, type PlatformTrial } from '../trial';

/** How long an answer is used, in milliseconds. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

/** The signed-in user's running trial of a platform that covers a product; `null` until it is known. PAGE-32. */
function usePlatformTrial(product: Product): PlatformTrial | null {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const queryKey = [email, product.code];
  // Never rejects; without an answer, the page is complete.
  const query = { queryKey, queryFn: () => loadPlatformTrial(product), staleTime: STALE_MS };
  const found = useQuery({
    queryKey,
    queryFn: async () => (email === null ? null : client.fetchQuery(query)),
  });
  return found.status === 'success' ? found.data : null;
}

/** For tests: forgets all answers. */
export const resetPlatformTrials = (): void => client.clear();

/**
 * Tells on a product's page of a running trial of a platform that covers the product. PAGE-32. So short that it stays
 * in the reserved line at 360 px, beside "Compare versions".
 */
export function PlatformTrialNews({ product }: { readonly product: Product }) {
  const found = usePlatformTrial(product);
  if (found === null) return null;
  const {
    platform,
    trial: { end },
  } = found;
  return (
    <span>
      In your{' '}
      <AppLink to={screenPath(platform, 'trial') ?? ''}>
        trial
        <VisuallyHidden> of {platform.name.replace(/^The /, 'the ')}</VisuallyHidden>
      </AppLink>
      {end !== null && (
        <>
          {' '}
          until <Day date={end} length="short" />
        </>
      )}
    </span>
  );
}
