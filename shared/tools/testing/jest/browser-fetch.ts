import type { JSDOM } from 'jsdom';

/** Node's `Request`, which also accepts URLs relative to the page. */
export function browserRequest(dom: JSDOM): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(String(input), dom.window.location.href), init);
    }
  };
}

/** Whether a browser sends and stores cookies with a request. */
const withCookies = ({ url, credentials }: Request, page: string): boolean =>
  credentials === 'include' ||
  (credentials === 'same-origin' && new URL(url).origin === new URL(page).origin);

/** Node's `fetch` with a browser's behavior: URLs relative to the page, and the page's cookies. */
export function browserFetch(dom: JSDOM): typeof fetch {
  const PageRequest = browserRequest(dom);
  return async (input, init) => {
    const page = dom.window.location.href;
    const request = new PageRequest(input, init);
    if (!withCookies(request, page)) return fetch(request);
    const cookies = dom.cookieJar.getCookieStringSync(request.url);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) dom.cookieJar.setCookieSync(cookie, request.url);
    return response;
  };
}
