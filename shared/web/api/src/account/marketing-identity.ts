import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';

const identity = v.looseObject({ email: v.string() });

/** Argument of the tracker's identify call. CALL-4. */
export type MarketingIdentity = v.InferOutput<typeof identity>;

/** Requests the marketing identity of the signed-in user. CALL-4. */
export const getMarketingIdentity = (): Promise<MarketingIdentity> =>
  accountRequest('/getuserhubspotdata', { schema: identity });
