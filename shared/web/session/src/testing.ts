/** Helpers for this package's tests: demo accounts, and a reload of the page. */
import { resetSessionCheck } from './check';
import { resetSessionStore } from './store';

export const PARTNER = { email: 'partner@fabrikam.example', password: 'partner' };
export const BOTH = { email: 'both@initech.example', password: 'both' };

/** Simulates a reload: resets the store and the check, keeps storage and cookies. */
export function reload(): void {
  resetSessionCheck();
  resetSessionStore();
}
