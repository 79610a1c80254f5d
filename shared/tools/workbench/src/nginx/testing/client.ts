import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of all header lines, in lower case, those that are sent twice included. */
  readonly rawNames: readonly string[];
  readonly body: string;
}

/** Collects a response. It ends with its body, although nginx may keep the connection open for longer. */
async function receive(response: IncomingMessage): Promise<Received> {
  const { statusCode: status = 0, headers, rawHeaders } = response;
  const rawNames = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return { status, headers, rawNames, body: await text(response) };
}

export interface ClientRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path to send as it is, instead of the URL's, which is normalized. */
  readonly path?: string;
  /** Name in the TLS handshake. Default: `localhost`. */
  readonly servername?: string;
}

/** How many connections are open at once. */
const MAX_SOCKETS = 50;

/** Sends requests to this machine without `fetch`, which follows redirects and sets `Host` itself. */
export class Client {
  private readonly agent: Agent;

  /** @param ca the certificate that servers must have; `null` accepts every one. */
  constructor(ca: string | null) {
    const trusted = ca === null ? { rejectUnauthorized: false } : { ca };
    this.agent = new Agent({ ...trusted, keepAlive: true, maxSockets: MAX_SOCKETS });
  }

  send(url: string, { method = 'GET', headers = {}, path, servername = 'localhost' }: ClientRequest = {}) {
    return new Promise<Received>((resolve, reject) => {
      const onResponse = (response: IncomingMessage) => void receive(response).then(resolve, reject);
      const options = { method, headers, ...(path === undefined ? {} : { path }) };
      const request = url.startsWith('https:')
        ? secureRequest(url, { ...options, servername, agent: this.agent }, onResponse)
        : plainRequest(url, options, onResponse);
      request.on('error', reject);
      request.end();
    });
  }

  /** Closes the connections that are kept alive. */
  close(): void {
    this.agent.destroy();
  }
}
