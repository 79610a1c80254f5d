import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpProblem } from '../http/errors';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { type Account, hashPassword, licenseKey, normalizeEmail, passwordMatches } from './stored-account';

interface NewAccount extends Pick<Account, 'email' | 'givenName' | 'familyName' | 'company'> {
  readonly password: string;
}

interface StoredSession {
  readonly email: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
}

/** Changes with what is stored and how. A file with another one is replaced. */
const FORMAT = 2;
const FINGERPRINT = hash('sha256', JSON.stringify([FORMAT, demoAccounts]));

/** The hashes of the demo accounts' passwords, made once: tests reset the services before each test. */
let seedHashes: string[] | undefined;

function storedAccount(account: DemoAccount, passwordHash: string): Account {
  const { email, givenName, familyName, company, hasTokens = true, licensedProducts } = account;
  return {
    ...{ email, passwordHash, givenName, familyName, company, hasTokens },
    licenses: (account.licenses ?? []).map((license) => ({
      ...license,
      key: licenseKey(email, license.codes),
    })),
    deals: account.deals ?? [],
    trials: (account.trials ?? []).map((trial) => ({ ...trial, key: licenseKey(email, [trial.product]) })),
    ...(licensedProducts !== undefined && { licensedProducts }),
  };
}

/** The accounts and sessions, in memory and in a file that survives restarts. One process at a time uses it. */
export class AccountStore {
  #accounts = new Map<string, Account>();
  #sessions = new Map<string, StoredSession>();

  private constructor(private readonly file: string) {}

  /** Reads the file. It is created with the demo accounts on the first start, and again if a newer sandbox has others. */
  static open(dataDir: string): AccountStore {
    mkdirSync(dataDir, { recursive: true });
    const store = new AccountStore(join(dataDir, 'accounts.json'));
    if (!store.#read()) store.reset();
    return store;
  }

  #read(): boolean {
    try {
      const { fingerprint, accounts, sessions } = JSON.parse(readFileSync(this.file, 'utf8'));
      if (fingerprint !== FINGERPRINT) return false;
      this.#accounts = new Map(accounts);
      this.#sessions = new Map(sessions);
      return true;
    } catch (error) {
      // There is none yet, or it is damaged: only what the system refuses has a code.
      const { code = 'ENOENT' } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return false;
      throw error;
    }
  }

  #write(): void {
    const parts = { accounts: [...this.#accounts], sessions: [...this.#sessions] };
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ fingerprint: FINGERPRINT, ...parts }), { mode: 0o600 });
    renameSync(draft, this.file);
  }

  /** Drops all data and restores the demo accounts. */
  reset(): void {
    seedHashes ??= demoAccounts.map(({ password }) => hashPassword(password));
    const hashes = seedHashes;
    this.#sessions.clear();
    this.#accounts = new Map(
      demoAccounts.map((account, index) => [account.email, storedAccount(account, hashes[index] ?? '')]),
    );
    this.#write();
  }

  find(email: string): Account | undefined {
    return this.#accounts.get(normalizeEmail(email));
  }

  /** The account with this e-mail and password; `null` if they are wrong. */
  authenticate(email: string, password: string): Account | null {
    const account = this.find(email);
    return account !== undefined && passwordMatches(password, account.passwordHash) ? account : null;
  }

  /**
   * Creates an account without licenses, evaluations and trials.
   * @throws {HttpProblem} 409 if there is already an account with this e-mail address.
   */
  create({ password, ...person }: NewAccount): Account {
    const email = normalizeEmail(person.email);
    if (this.#accounts.has(email))
      throw new HttpProblem(409, 'account-exists', `There is an account for ${email} already.`);
    const passwordHash = hashPassword(password);
    const nothing = { licenses: [], deals: [], trials: [] };
    const account = { ...person, email, passwordHash, hasTokens: true, ...nothing };
    this.save(account);
    return account;
  }

  /** Adds an account, or replaces the one with its e-mail address. */
  save(account: Account): void {
    this.#accounts.set(account.email, account);
    this.#write();
  }

  /** The account of a session that has not expired. @param id what identifies the session. */
  findBySession(id: string, now: Date): Account | undefined {
    const session = this.#sessions.get(id);
    return session === undefined || session.expires <= now.getTime() ? undefined : this.find(session.email);
  }

  /** Adds a session and drops those that have expired. */
  addSession(id: string, session: StoredSession, now: Date): void {
    for (const [other, { expires }] of this.#sessions)
      if (expires <= now.getTime()) this.#sessions.delete(other);
    this.#sessions.set(id, session);
    this.#write();
  }

  endSession(id: string): void {
    if (this.#sessions.delete(id)) this.#write();
  }
}
