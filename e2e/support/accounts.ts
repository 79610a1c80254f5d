import { type DemoAccount, demoAccount } from '@portal/sandbox/accounts';

/** Those demo accounts that tests use, by the first part of their address. */
export type AccountName = 'new' | 'evaluator' | 'partner' | 'both' | 'expired' | 'unlicensed' | 'oem';

export const account = (name: AccountName): DemoAccount => demoAccount(name);
