const COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery token of the account service's cookie, if there is one. API-7. */
export function xsrfToken(cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== COOKIE) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      // A cookie that is not percent-encoded is sent as it stands.
      return pair.slice(at + 1);
    }
  }
  return undefined;
}

/**
 * Whether a call carries the token: writes to relative addresses do, a call to an absolute address
 * never does, for the token must not leave the portal's own origin. API-7.
 */
export function carriesXsrf(method: string, url: string): boolean {
  const relative = !/^[a-z][a-z\d+.-]*:/i.test(url) && !url.startsWith('//');
  return relative && method !== 'GET' && method !== 'HEAD';
}
