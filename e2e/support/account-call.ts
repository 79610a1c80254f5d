import type { BrowserContext } from '@playwright/test';
import { type AccountName, account } from './accounts';

/**
 * Calls the account service with a browser's cookies, without a page.
 * @param origin of the portal. Default: the context's base URL.
 */
export async function callAccountService(
  { request }: BrowserContext,
  method: string,
  path: string,
  data?: object,
  origin = '',
): Promise<unknown> {
  await request.get(`${origin}/services/account/session`); // sets the XSRF cookie that writes must send back
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  const response = await request.fetch(`${origin}/services/account${path}`, { method, data, headers });
  return response.json();
}

/** Signs in without the form, as on an earlier visit: the next page load finds the session. */
export async function signIn(context: BrowserContext, name: AccountName, origin?: string): Promise<void> {
  const { email, password } = account(name);
  const body = { body: { email, password } };
  const response = await callAccountService(context, 'POST', '/api/widgetsignin', body, origin);
  if (!(response as { readonly success: boolean }).success) throw new Error(`${email} could not sign in`);
}
