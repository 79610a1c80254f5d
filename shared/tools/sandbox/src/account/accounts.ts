import { HttpProblem } from '../http/errors';
import type { AccountStore } from './account-store';
import { hashPassword, normalizeEmail, passwordMatches, type StoredAccount } from './stored-account';

/** Who is signed in. */
export type Account = Pick<StoredAccount, 'email' | 'givenName' | 'familyName' | 'company' | 'hasTokens'>;

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
}

/** Resolves to the account with this e-mail and password; `null` if they are wrong. */
export async function authenticate(
  accounts: AccountStore,
  email: string,
  password: string,
): Promise<Account | null> {
  const account = accounts.find(email);
  if (account === undefined) return null;
  return (await passwordMatches(password, account.passwordHash)) ? account : null;
}

/**
 * Creates an account without licenses, evaluations and trials.
 * @throws {HttpProblem} 409 if there is already an account with this e-mail address.
 */
export async function createAccount(
  accounts: AccountStore,
  { password, ...account }: NewAccount,
): Promise<Account> {
  const created: StoredAccount = {
    ...account,
    email: normalizeEmail(account.email),
    passwordHash: await hashPassword(password),
    hasTokens: true,
    licenses: [],
    deals: [],
    trials: [],
    licenseRequests: [],
  };
  if (!accounts.add(created))
    throw new HttpProblem(409, 'account-exists', `There is an account for ${created.email} already.`);
  return created;
}
