import type { BrowserContext } from '@playwright/test';
import { type DemoAccount, demoAccount } from '@portal/sandbox/accounts';
import { callAccountService } from '@portal/workbench/src/compatibility/account-call';

/** Those demo accounts that tests use, by the first part of their address. */
export type AccountName = 'new' | 'evaluator' | 'partner' | 'both' | 'expired' | 'unlicensed' | 'oem';

export const account = (name: AccountName): DemoAccount => demoAccount(name);

/** Signs in without the form, as on an earlier visit: the next page load finds the session. */
export async function signIn(context: BrowserContext, name: AccountName, origin?: string): Promise<void> {
  const { email, password } = account(name);
  const body = { body: { email, password } };
  const response = await callAccountService(context, 'POST', '/api/widgetsignin', body, origin);
  const { success } = (await response.json()) as { readonly success: boolean };
  if (!success) throw new Error(`${email} could not sign in`);
}
