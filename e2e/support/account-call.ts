import type { BrowserContext } from '@playwright/test';
import { type AccountName, account } from './accounts';

/**
 * A call to the account service with a browser's cookies and without a page.
 * @param origin of the portal. Default: the browser's base address.
 */
export async function callAccountService(
  { request }: BrowserContext,
  method: string,
  path: string,
  data?: object,
  origin = '',
): Promise<unknown> {
  await request.get(`${origin}/services/account/session`); // sets the cookie that writes must repeat
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  const answer = await request.fetch(`${origin}/services/account${path}`, { method, data, headers });
  return answer.json();
}

/** Signs a browser in without the form, as in an earlier visit: the next page load finds the session. */
export async function signIn(context: BrowserContext, name: AccountName, origin?: string): Promise<void> {
  const { email, password } = account(name);
  const body = { body: { email, password } };
  const answer = await callAccountService(context, 'POST', '/api/widgetsignin', body, origin);
  if (!(answer as { readonly success: boolean }).success) throw new Error(`${email} could not sign in`);
}
