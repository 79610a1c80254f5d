import type { Socket } from 'node:net';
import fc from 'fast-check';

/** Nobody waits this long for a response: the server hangs. Unit: milliseconds. */
const HANGS_MS = 30_000;

/** The first response on a connection. */
export interface RawResponse {
  /** `null`: the connection was closed without a response. */
  readonly status: number | null;
  readonly headers: ReadonlyMap<string, string>;
}

function parseResponse(text: string): RawResponse {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1];
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: status === undefined ? null : Number(status), headers: new Map(headers) };
}

/** Sends bytes, each character as one, and resolves to the first response. @throws if none comes. */
export function sendBytes(socket: Socket, bytes: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('latin1').setTimeout(HANGS_MS, () => {
      socket.destroy();
      reject(new Error(`No response to ${JSON.stringify(bytes)}`));
    });
    socket.on('data', (text: string) => (received += text));
    // The server closes connections whose requests it does not understand.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseResponse(received)));
    socket.write(bytes, 'latin1');
  });
}

const LINE_BREAKS = ['%0d%0a', '\r\n', '%0a', '\n', '%E5%98%8A%E5%98%8D'];
const injections = LINE_BREAKS.map(
  (lineBreak) => `x${lineBreak}X-Injected:1${lineBreak}Set-Cookie:injected=1`,
);

const oneOf = (texts: string) => fc.constantFrom(...texts.trim().split(/\s+/));

const method = fc.oneof(
  { weight: 8, arbitrary: oneOf('GET HEAD POST PUT PATCH DELETE OPTIONS') },
  fc.constantFrom('TRACE', 'PURGE', 'PROPFIND', 'CONNECT', 'get', 'GE T', 'NONE', '\u0000', 'G'.repeat(300)),
);
const folder = fc.oneof(
  {
    weight: 30,
    arbitrary: oneOf(`
      / // * /feeds/ /host/ /remotes/ /remotes/mfe-cae/0123abcd/ /registry/ /pages/
      /services/ /services/account/ /services/account/api/ /services/content/repos/ /services/content/
      /services/downloads/ /services/tracking/ /services/faults/ /places/ /hoops/ /cae/eda/downloads/
      /start /releases.json /sitemap.xml /robots.txt /index.html /portal.config.json /favicon.svg
      http://evil.example/
    `),
  },
  fc.constant(''),
);
const piece = fc.oneof(
  fc.constantFrom(...injections),
  oneOf('.. ../ %2e%2e%2f %2f \\ %5c %00 % %zz %E0%A4%A . / // ? #'),
  oneOf('.atom .json .js .br .draft @none __proto__ constructor : ; * ~'),
  fc.constantFrom(' ', '\t', '\u007f', 'a'.repeat(300), 'b'.repeat(20_000)),
  oneOf('\u00e9 {} <script> " \' $&'),
  fc.string({ maxLength: 6 }),
);
const address = fc
  .tuple(folder, fc.array(piece, { maxLength: 4 }))
  .map(([start, pieces]) => start + pieces.join(''));
const host = fc.oneof(
  { weight: 4, arbitrary: oneOf('localhost 127.0.0.1 [::1] localhost:3000') },
  oneOf('evil.example [::1 localhost:99999 local%00host localhost/x a@localhost'),
  fc.constantFrom('', ' ', 'a b', 'h'.repeat(20_000), '\u00e9', '__proto__'),
  fc.constantFrom(...injections.map((injection) => `localhost${injection}`)),
);
const hostHeaders = fc.oneof(
  { weight: 8, arbitrary: host.map((name) => `Host: ${name}\r\n`) },
  fc.tuple(host, host).map(([first, second]) => `Host: ${first}\r\nX-Forwarded-Host: ${second}\r\n`),
  fc.tuple(host, host).map(([first, second]) => `Host: ${first}\r\nHost: ${second}\r\n`),
  fc.constantFrom('', 'Host: localhost\r\nExpect: something\r\n', 'Host: localhost\r\nUpgrade: x\r\n'),
);

/** For tests: HTTP requests that no browser sends. Their last header closes the connection. */
export const hostileRequests: fc.Arbitrary<string> = fc
  .tuple(method, address, hostHeaders)
  .map(([verb, path, hosts]) => `${verb} ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);

/** Which headers of a response its request wrote: none, in a correct one. */
export const injectedHeaders = ({ headers }: RawResponse): string[] =>
  [...headers]
    .filter(([name, value]) => name === 'x-injected' || value.includes('injected=1'))
    .map(([name]) => name);
