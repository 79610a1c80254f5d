/** The tables of the account service. Lists are stored as JSON, dates as {@link StoredDate}s. */
export const tables = {
  accounts: `email TEXT PRIMARY KEY, password_hash TEXT NOT NULL, given_name TEXT NOT NULL,
    family_name TEXT NOT NULL, company TEXT NOT NULL, has_tokens INTEGER NOT NULL`,
  sessions: 'token_hash TEXT PRIMARY KEY, email TEXT NOT NULL, expires_at INTEGER NOT NULL',
  licenses: `email TEXT NOT NULL, license_key TEXT NOT NULL, codes TEXT NOT NULL, names TEXT NOT NULL,
    expires TEXT NOT NULL, versions TEXT NOT NULL, languages TEXT NOT NULL, PRIMARY KEY (email, license_key)`,
  licensed_products: 'email TEXT PRIMARY KEY, products TEXT NOT NULL',
  deals: `email TEXT NOT NULL, products TEXT NOT NULL, ends TEXT NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (email, products)`,
  trials: `email TEXT NOT NULL, product TEXT NOT NULL, license_key TEXT NOT NULL, expires TEXT NOT NULL,
    PRIMARY KEY (email, product)`,
  license_requests: `id INTEGER PRIMARY KEY, email TEXT NOT NULL, company_email TEXT NOT NULL,
    product TEXT NOT NULL, license_type TEXT NOT NULL, expiration_date TEXT NOT NULL`,
  meta: 'name TEXT PRIMARY KEY, value TEXT NOT NULL',
} as const;
