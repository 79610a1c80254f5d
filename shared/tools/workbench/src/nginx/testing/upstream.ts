import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { end, listen } from '@portal/build/testing/servers';
import type { Certificate } from '../portal-variables';

/** A request that reached the upstream. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface UpstreamResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface UpstreamOptions {
  /** Serves HTTPS with it. Default: plain HTTP. */
  readonly certificate?: Certificate;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /** Port to listen on. Default: a free one. */
  readonly port?: number;
}

/** A service behind nginx: records each request and responds as the test says. */
export class Upstream {
  readonly seen: SeenRequest[] = [];
  /** Responds to each request. Default: 200 with `{}`. */
  respond: (request: SeenRequest) => UpstreamResponse | Promise<UpstreamResponse> = () => ({});

  private constructor(
    readonly port: number,
    readonly origin: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Holds responses back. Resolves once a request is there, to the function that responds to it. */
  hold(): Promise<(response: UpstreamResponse) => void> {
    return new Promise((arrived) => {
      this.respond = () => new Promise((resolve) => arrived(resolve));
    });
  }

  static async start({ certificate, host = '127.0.0.1', port = 0 }: UpstreamOptions = {}): Promise<Upstream> {
    const listener: RequestListener = async ({ method = '', url = '', headers }, response) => {
      const request = { method, url, headers };
      upstream.seen.push(request);
      const { status = 200, headers: extra, body = '{}' } = await upstream.respond(request);
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...extra });
      response.end(status === 304 ? undefined : body);
    };
    const server =
      certificate === undefined ? createServer(listener) : createSecureServer(certificate, listener);
    const actual = await listen(server, host, port);
    const stop = async () => {
      if (server.listening) await end(server);
    };
    const scheme = certificate === undefined ? 'http' : 'https';
    const upstream = new Upstream(actual, `${scheme}://${host}:${actual}`, stop);
    return upstream;
  }
}
