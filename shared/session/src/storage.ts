import type { SessionUser } from './user';

/**
 * Browser session storage holds exactly these four. It is a cache for the first paint, never a
 * proof of anything. SES-3, SES-4.
 */
const KEYS = { flag: 'is_login', email: 'user_email', company: 'user_company', name: 'user_name' } as const;
/** The login flag's value is this string. SES-3. */
const LOGGED_IN = 'true';

/** Storage can be switched off in a browser; then there is no cache, and nothing else changes. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

export const readStoredUser = (): SessionUser | null =>
  withStorage((storage) => {
    const email = storage.getItem(KEYS.email);
    if (storage.getItem(KEYS.flag) !== LOGGED_IN || email === null) return null;
    return { email, company: storage.getItem(KEYS.company) ?? '', name: storage.getItem(KEYS.name) ?? email };
  }, null);

export const storeUser = (user: SessionUser): void =>
  withStorage((storage) => {
    storage.setItem(KEYS.flag, LOGGED_IN);
    storage.setItem(KEYS.email, user.email);
    storage.setItem(KEYS.company, user.company);
    storage.setItem(KEYS.name, user.name);
  }, undefined);

export const clearStoredUser = (): void =>
  withStorage((storage) => {
    for (const key of Object.values(KEYS)) storage.removeItem(key);
  }, undefined);
