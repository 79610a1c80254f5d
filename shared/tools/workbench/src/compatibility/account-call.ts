import type { APIResponse, BrowserContext } from 'playwright-core';

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
): Promise<APIResponse> {
  await request.get(`${origin}/services/account/session`); // sets the XSRF cookie that writes must send back
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  return request.fetch(`${origin}/services/account${path}`, { method, data, headers });
}
