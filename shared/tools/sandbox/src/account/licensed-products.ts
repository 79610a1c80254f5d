import type { Client } from '@libsql/client';
import * as v from 'valibot';
import type { Account } from './accounts';
import { dayOf, text } from './columns';

/** The products that a company has licensed and evaluates. The field names are those of the sales system. CALL-11. */
export interface LicensedProducts {
  readonly products: readonly { company_name: string; products_licensed: string | string[] }[];
  readonly deals: readonly {
    company: string;
    evaluation_end_date: string;
    ts3d_product_s__for_this_opportunity: string;
    source: string;
  }[];
}

const storedProducts = v.pipe(v.string(), v.parseJson(), v.union([v.string(), v.array(v.string())]));

export async function licensedProductsOf(db: Client, account: Account, now: Date): Promise<LicensedProducts> {
  const { email, company } = account;
  const [products, deals] = await db.batch(
    [
      { sql: 'SELECT products FROM licensed_products WHERE email = ?', args: [email] },
      { sql: 'SELECT * FROM deals WHERE email = ? ORDER BY rowid', args: [email] },
    ],
    'read',
  );
  return {
    products: (products?.rows ?? []).map((row) => ({
      company_name: company,
      products_licensed: v.parse(storedProducts, row.products),
    })),
    deals: (deals?.rows ?? []).map((row) => ({
      company,
      evaluation_end_date: dayOf(text(row, 'ends'), now),
      ts3d_product_s__for_this_opportunity: text(row, 'products'),
      source: text(row, 'source'),
    })),
  };
}
