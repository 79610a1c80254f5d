import type { StoredDate } from './dates';

/** A license as it is seeded; who holds it is the account around it. */
export interface SeedLicense {
  /** Product codes that the license check says yes to. */
  readonly codes: readonly string[];
  /** Product names as the license page shows them. */
  readonly names: readonly string[];
  readonly expires: StoredDate;
  /** OEM products: the versions and languages it is limited to; absent means all. */
  readonly versions?: readonly string[];
  readonly languages?: readonly string[];
}

export interface SeedDeal {
  readonly products: string;
  readonly ends: StoredDate;
  /** `manage` marks an evaluation that sales manages. LAND-6. */
  readonly source: 'manage' | 'portal';
}

export interface SeedTrial {
  readonly product: string;
  readonly expires: StoredDate;
}

/** An account that exists from the first start, to show one kind of visitor. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What signing in with it shows, in one line. */
  readonly shows: string;
}

export interface SeedAccount extends DemoAccount {
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
  /** `false`: the session call answers without tokens. SES-13. */
  readonly hasTokens?: false;
  readonly licenses?: readonly SeedLicense[];
  readonly deals?: readonly SeedDeal[];
  readonly trials?: readonly SeedTrial[];
  /** `products_licensed` of the licensed-products call, in either of its two forms. CALL-12. */
  readonly licensedProducts?: string | readonly string[];
}
