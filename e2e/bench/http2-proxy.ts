import { createHash, X509Certificate } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { listen } from '@portal/build/testing/servers';
import { generate } from 'selfsigned';

/** Headers that HTTP/2 forbids, and `host`, which HTTP/2 replaces with `:authority`. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const withoutHopByHop = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );

const certificate = await generate([{ name: 'commonName', value: 'localhost' }]);

/** The argument with which Chromium trusts the proxies of this process. */
export function trustedCertificates(): string {
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/**
 * Starts an HTTP/2 proxy in front of a local server. It stands in for the CDN of a production site. Its certificate is
 * self-signed, because browsers support HTTP/2 only over TLS.
 */
export async function startHttp2Proxy(target: string) {
  const { private: key, cert } = certificate;
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert });
  server.on('stream', (stream, headers) => {
    const upstream = request(
      target + String(headers[':path']),
      {
        method: String(headers[':method']),
        headers: {
          ...withoutHopByHop(headers),
          host: new URL(target).host,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': String(headers[':authority']),
        },
        agent,
      },
      (response) => {
        if (stream.destroyed) return;
        stream.respond({
          ':status': response.statusCode ?? 502,
          ...withoutHopByHop(response.headers as IncomingHttpHeaders),
        });
        response.pipe(stream);
      },
    );
    upstream.on('error', () => stream.close());
    stream.on('error', () => upstream.destroy());
    stream.pipe(upstream);
  });
  return {
    origin: `https://localhost:${await listen(server)}`,
    close: () => {
      agent.destroy();
      server.close();
    },
  };
}
