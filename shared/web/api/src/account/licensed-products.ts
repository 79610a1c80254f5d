import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';

const nameList = v.nullish(v.union([v.string(), v.array(v.string())]), []);

const licensedProducts = v.object({
  products: v.nullish(
    v.array(v.object({ company_name: v.nullish(v.string(), ''), products_licensed: nameList })),
    [],
  ),
  deals: v.nullish(
    v.array(
      v.object({
        company: v.nullish(v.string(), ''),
        evaluation_end_date: v.nullish(v.string(), ''),
        ts3d_product_s__for_this_opportunity: nameList,
        /** The deal's own name; `dealname` is what a CRM calls it. LAND-5. */
        name: v.nullish(v.string()),
        dealname: v.nullish(v.string()),
        /** `manage` marks an account-managed evaluation. */
        source: v.nullish(v.string(), ''),
      }),
    ),
    [],
  ),
});

/** What a company licenses and evaluates. CALL-11, CALL-12. */
export type LicensedProducts = v.InferOutput<typeof licensedProducts>;

/** Requests what the company of an e-mail address licenses and evaluates. CALL-11. */
export const getLicensedProducts = (companyEmail: string, signal?: AbortSignal): Promise<LicensedProducts> =>
  accountRequest('/licensed_products', {
    method: 'POST',
    json: { company_email: companyEmail },
    schema: licensedProducts,
    signal,
  });
