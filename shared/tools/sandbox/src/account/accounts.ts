import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Client, Row } from '@libsql/client';
import { HttpProblem } from '../http/problem';
import { text } from './columns';

/** scrypt cost. Low, because the demo passwords are public and every test starts a server. */
const COST = 1024;
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, LENGTH, { N: COST }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** Hashes a password for storage: `salt:key`, both base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

/** Whether a password matches a hash. */
async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** An account without its password. */
export interface Account {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
  /** Whether the session response contains tokens; `false` simulates a failed sign-in. SES-13. */
  readonly hasTokens: boolean;
}

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly company: string;
}

/** Normalizes an e-mail address for comparison: lower case, no surrounding space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function accountOf(row: Row): Account {
  return {
    email: text(row, 'email'),
    givenName: text(row, 'given_name'),
    familyName: text(row, 'family_name'),
    company: text(row, 'company'),
    hasTokens: row.has_tokens === 1,
  };
}

/** Resolves to the account with this e-mail and password; `null` if they are wrong. */
export async function authenticate(db: Client, email: string, password: string): Promise<Account | null> {
  const { rows } = await db.execute({
    sql: 'SELECT * FROM accounts WHERE email = ?',
    args: [normalizeEmail(email)],
  });
  const row = rows[0];
  if (row === undefined) return null;
  return (await passwordMatches(password, text(row, 'password_hash'))) ? accountOf(row) : null;
}

/**
 * Creates an account without licenses, evaluations and trials.
 * @throws {HttpProblem} 409 if there is already an account with this e-mail address.
 */
export async function createAccount(db: Client, account: NewAccount): Promise<Account> {
  const { givenName, familyName, company } = account;
  const email = normalizeEmail(account.email);
  const { rowsAffected } = await db.execute({
    sql: 'INSERT OR IGNORE INTO accounts VALUES (?, ?, ?, ?, ?, 1)',
    args: [email, await hashPassword(account.password), givenName, familyName, company],
  });
  if (rowsAffected === 0)
    throw new HttpProblem(409, 'account-exists', `There is an account for ${email} already.`);
  return { email, givenName, familyName, company, hasTokens: true };
}
