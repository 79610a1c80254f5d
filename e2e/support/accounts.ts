import { demoAccounts } from '@portal/sandbox/accounts';

/** The demo accounts by the first part of their address. */
export type AccountName =
  | 'new'
  | 'evaluator'
  | 'partner'
  | 'both'
  | 'staff'
  | 'expired'
  | 'unlicensed'
  | 'oem'
  | 'notokens';

export function account(name: AccountName): (typeof demoAccounts)[number] {
  const found = demoAccounts.find(({ email }) => email.startsWith(`${name}@`));
  if (found === undefined) throw new Error(`There is no demo account ${name}@…`);
  return found;
}
