import { getLicenseCoverage, type LicenseCoverage } from '@portal/api/account';
import { createQueryClient } from '@portal/query';

/** How long an answer is used, in milliseconds. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

/**
 * What a user's licenses of a product cover, as far as the service says it. Shared by all parts of a page. A failed
 * call says nothing: what shows it is complete without it.
 */
export const findLicenseCoverage = (email: string, product: string): Promise<readonly LicenseCoverage[]> =>
  client.fetchQuery({
    queryKey: [email, product],
    queryFn: () => getLicenseCoverage(product).catch(() => []),
    staleTime: STALE_MS,
  });

/** For tests: forgets all answers. */
export const resetLicenseCoverage = (): void => client.clear();
