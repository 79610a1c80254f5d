const XSRF_COOKIE = 'XSRF-TOKEN';
/** Request header of the token. API-7. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The anti-forgery token from the account service's cookie, if there is one. API-7. */
export function xsrfToken(cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const separator = pair.indexOf('=');
    if (pair.slice(0, separator) !== XSRF_COOKIE) continue;
    try {
      return decodeURIComponent(pair.slice(separator + 1));
    } catch {
      // A cookie that is not percent-encoded is sent unchanged.
      return pair.slice(separator + 1);
    }
  }
  return undefined;
}

/**
 * Whether a call carries the token: only writes to relative URLs, because the token must not leave the portal's
 * own origin. API-7.
 */
export function carriesXsrf(method: string, url: string): boolean {
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(url) && !url.startsWith('//');
  return isRelative && method !== 'GET' && method !== 'HEAD';
}
