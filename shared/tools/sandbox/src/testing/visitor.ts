import { XSRF_HEADER } from '../account/xsrf';

/** A minimal HTTP client with a browser's cookies. It sends the XSRF token and does not follow redirects. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Sends JSON as the portal does. */
  async post(path: string, body: unknown): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [XSRF_HEADER]: this.cookie('XSRF-TOKEN') ?? '' },
      body: JSON.stringify(body),
    });
  }

  async delete(path: string): Promise<Response> {
    return this.send(path, { method: 'DELETE', headers: { [XSRF_HEADER]: this.cookie('XSRF-TOKEN') ?? '' } });
  }

  async json(path: string): Promise<unknown> {
    return (await this.send(path)).json();
  }

  /** Sends a call to the account service. */
  async account(call: string, body: unknown): Promise<Response> {
    return this.post(`/services/account/${call}`, body);
  }

  async signIn(email: string, password: string): Promise<unknown> {
    await this.send('/services/account/session');
    const response = await this.account('api/widgetsignin', { body: { email, password } });
    return response.json();
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';', 1);
    const separator = pair.indexOf('=');
    const value = pair.slice(separator + 1);
    if (value === '') this.#cookies.delete(pair.slice(0, separator));
    else this.#cookies.set(pair.slice(0, separator), value);
  }
}
