import { demoAccounts } from '@portal/sandbox/accounts';

/** Those demo accounts that tests use, by the first part of their address. */
export type AccountName = 'new' | 'evaluator' | 'partner' | 'both' | 'expired' | 'unlicensed' | 'oem';

export function account(name: AccountName): (typeof demoAccounts)[number] {
  const found = demoAccounts.find(({ email }) => email.startsWith(`${name}@`));
  if (found === undefined) throw new Error(`There is no demo account ${name}@…`);
  return found;
}
