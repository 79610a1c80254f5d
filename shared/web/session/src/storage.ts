import type { SessionUser } from './user';

/**
 * The keys of browser session storage; there are no others. The values are a cache for the first paint, never
 * proof of a session. SES-3, SES-4.
 */
const KEYS = { flag: 'is_login', email: 'user_email', company: 'user_company', name: 'user_name' } as const;
/** Value of the login flag. SES-3. */
const LOGGED_IN = 'true';

/** Runs `use`, or returns `otherwise` if the browser's storage is disabled: the portal then works without a cache. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Reads the cached user; `null` if there is none. */
export const readStoredUser = (): SessionUser | null =>
  withStorage((storage) => {
    const email = storage.getItem(KEYS.email);
    if (storage.getItem(KEYS.flag) !== LOGGED_IN || email === null) return null;
    return { email, company: storage.getItem(KEYS.company) ?? '', name: storage.getItem(KEYS.name) ?? email };
  }, null);

/** Caches the user. */
export const storeUser = (user: SessionUser): void =>
  withStorage((storage) => {
    storage.setItem(KEYS.flag, LOGGED_IN);
    storage.setItem(KEYS.email, user.email);
    storage.setItem(KEYS.company, user.company);
    storage.setItem(KEYS.name, user.name);
  }, undefined);

/** Removes the cached user. */
export const clearStoredUser = (): void =>
  withStorage((storage) => {
    for (const key of Object.values(KEYS)) storage.removeItem(key);
  }, undefined);
