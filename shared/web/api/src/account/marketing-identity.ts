import { request } from '@portal/api/core';
import { accountServiceUrl, getConfig } from '@portal/config';
import * as v from 'valibot';

const identity = v.looseObject({ email: v.string() });

/** Argument of the tracker's identify call. CALL-4. */
export type MarketingIdentity = v.InferOutput<typeof identity>;

/** Requests the marketing identity of the signed-in user. CALL-4. */
export const getMarketingIdentity = (): Promise<MarketingIdentity> =>
  // Not `accountRequest`: a 401 here says nothing about the session, which must outlive a failing tracker. TRK-5.
  request(accountServiceUrl(getConfig(), '/getuserhubspotdata'), { schema: identity });
