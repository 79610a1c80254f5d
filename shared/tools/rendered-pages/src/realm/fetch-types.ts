/** `Request` and `Response` of text, as routers and loaders use them. */

interface Init {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: HeadersInit;
  readonly method?: string;
  readonly signal?: AbortSignal;
  readonly body?: unknown;
}

/** Reads a body: text, bytes, or a stream of either. */
async function textOf(body: unknown): Promise<string> {
  if (body === null || body === undefined) return '';
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  if (!(body instanceof ReadableStream)) return String(body);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<string | Uint8Array>)
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

class Message {
  readonly headers: Headers;
  bodyUsed = false;

  constructor(
    readonly body: unknown,
    { headers }: Init,
  ) {
    this.headers = new Headers(headers);
  }

  async text(): Promise<string> {
    if (this.bodyUsed) throw new TypeError('The body was read already');
    this.bodyUsed = true;
    return textOf(this.body);
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async arrayBuffer(): Promise<ArrayBufferLike> {
    return new TextEncoder().encode(await this.text()).buffer;
  }
}

export class Response extends Message {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly type = 'default';
  readonly url = '';
  readonly redirected = false;

  constructor(body: unknown = null, init: Init = {}) {
    super(body, init);
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? '';
    this.ok = this.status >= 200 && this.status < 300;
  }

  clone(): Response {
    if (this.bodyUsed) throw new TypeError('The body was read already');
    const { body, status, statusText, headers } = this;
    if (!(body instanceof ReadableStream)) return new Response(body, { status, statusText, headers });
    const [first, second] = body.tee();
    Object.assign(this, { body: first });
    return new Response(second, { status, statusText, headers });
  }

  static json(data: unknown, init: Init = {}): Response {
    const response = new Response(JSON.stringify(data), init);
    if (!response.headers.has('content-type')) response.headers.set('content-type', 'application/json');
    return response;
  }

  static redirect(url: string, status = 302): Response {
    return new Response(null, { status, headers: { location: String(url) } });
  }

  static error(): Response {
    return new Response(null, { status: 500 });
  }
}

export class Request extends Message {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;

  constructor(input: string | URL | Request, init: Init = {}) {
    const from = input instanceof Request ? input : undefined;
    super(init.body ?? from?.body ?? null, { headers: init.headers ?? from?.headers ?? {} });
    this.url = from?.url ?? new URL(String(input)).href;
    this.method = (init.method ?? from?.method ?? 'GET').toUpperCase();
    this.signal = init.signal ?? from?.signal ?? new AbortController().signal;
  }

  clone(): Request {
    return new Request(this);
  }
}
