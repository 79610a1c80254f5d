import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';

const identity = v.looseObject({ email: v.string() });

/** What the tracker's identify call takes. CALL-4. */
export type MarketingIdentity = v.InferOutput<typeof identity>;

export const getMarketingIdentity = (): Promise<MarketingIdentity> =>
  accountRequest('/getuserhubspotdata', { schema: identity });
