import type { AccountStore } from './account-store';
import type { Account } from './accounts';
import { dayOf } from './stored-date';

/** The products that a company has licensed and evaluates. The field names are those of the sales system. CALL-11. */
export interface LicensedProducts {
  readonly products: readonly { company_name: string; products_licensed: string | readonly string[] }[];
  readonly deals: readonly {
    company: string;
    evaluation_end_date: string;
    ts3d_product_s__for_this_opportunity: string;
    source: string;
  }[];
}

export function licensedProductsOf(
  accounts: AccountStore,
  { email, company }: Account,
  now: Date,
): LicensedProducts {
  const { licensedProducts, deals = [] } = accounts.find(email) ?? {};
  return {
    products:
      licensedProducts === undefined ? [] : [{ company_name: company, products_licensed: licensedProducts }],
    deals: deals.map(({ ends, products, source }) => ({
      company,
      evaluation_end_date: dayOf(ends, now),
      ts3d_product_s__for_this_opportunity: products,
      source,
    })),
  };
}
