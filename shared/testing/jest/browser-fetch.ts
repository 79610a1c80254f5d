import type { JSDOM } from 'jsdom';

/** Node's `Request`, which a page may give relative addresses. */
export function browserRequest(dom: JSDOM): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(String(input), dom.window.location.href), init);
    }
  };
}

/** Node's `fetch` with what a page adds to it: relative addresses and the page's cookies. */
export function browserFetch(dom: JSDOM): typeof fetch {
  return async (input, init) => {
    const page = dom.window.location.href;
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(String(input), page), init);
    const cookies = dom.cookieJar.getCookieStringSync(request.url);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) dom.cookieJar.setCookieSync(cookie, request.url);
    return response;
  };
}
