import type { StoredDate } from './dates';

/** A license of a demo account. */
export interface SeedLicense {
  /** Product codes for which the license check passes. */
  readonly codes: readonly string[];
  /** Product names as the license page shows them. */
  readonly names: readonly string[];
  readonly expires: StoredDate;
  /** OEM products: the versions and languages that the license is limited to. Default: all. */
  readonly versions?: readonly string[];
  readonly languages?: readonly string[];
}

interface SeedDeal {
  readonly products: string;
  readonly ends: StoredDate;
  /** `manage`: an evaluation that sales manages. LAND-6. */
  readonly source: 'manage' | 'portal';
}

interface SeedTrial {
  readonly product: string;
  readonly expires: StoredDate;
}

/** A predefined account that demonstrates one kind of user. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What the account demonstrates, in one line. */
  readonly shows: string;
}

export interface SeedAccount extends DemoAccount {
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
  /** `false`: the session response has no tokens. Default: it has tokens. SES-13. */
  readonly hasTokens?: false;
  readonly licenses?: readonly SeedLicense[];
  readonly deals?: readonly SeedDeal[];
  readonly trials?: readonly SeedTrial[];
  /** `products_licensed` of the licensed-products call, in either of its two formats. CALL-12. */
  readonly licensedProducts?: string | readonly string[];
}
