/** @jest-environment node */
import { connect } from 'node:net';
import fc from 'fast-check';
import { startTestSite, type TestSite } from '../testing/test-site';

/** Nobody waits this long for a response: the server hangs. Unit: milliseconds. */
const HANGS_MS = 5_000;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

interface Response {
  /** `null`: the connection was closed without a response. */
  readonly status: number | null;
  readonly headers: ReadonlyMap<string, string>;
}

function parseResponse(text: string): Response {
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
function send(bytes: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
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

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  fc.constantFrom('TRACE', 'PURGE', 'PROPFIND', 'CONNECT', 'get', 'GE T', 'NONE', '\u0000', 'G'.repeat(300)),
);
const folder = fc.constantFrom(
  ...[
    '/',
    '//',
    '',
    '*',
    '/feeds/',
    '/host/',
    '/remotes/',
    '/remotes/mfe-cae/0123abcd/',
    '/registry/',
    '/pages/',
  ],
  ...[
    '/services/',
    '/services/account/',
    '/services/account/api/',
    '/services/content/repos/',
    '/services/content/',
  ],
  ...[
    '/services/downloads/',
    '/services/tracking/',
    '/services/faults/',
    '/places/',
    '/hoops/',
    '/cae/eda/downloads/',
  ],
  ...[
    '/start',
    '/releases.json',
    '/sitemap.xml',
    '/robots.txt',
    '/index.html',
    '/portal.config.json',
    '/favicon.svg',
  ],
  'http://evil.example/',
);
const piece = fc.oneof(
  fc.constantFrom(...injections),
  fc.constantFrom(
    '..',
    '../',
    '%2e%2e%2f',
    '%2f',
    '\\',
    '%5c',
    '%00',
    '%',
    '%zz',
    '%E0%A4%A',
    '.',
    '/',
    '//',
    '?',
    '#',
  ),
  fc.constantFrom(
    '.atom',
    '.json',
    '.js',
    '.br',
    '.draft',
    '@none',
    '__proto__',
    'constructor',
    ':',
    ';',
    '*',
    '~',
  ),
  fc.constantFrom(
    ' ',
    '\t',
    '\u007f',
    '\u00e9',
    '{}',
    '<script>',
    '"',
    "'",
    '$&',
    'a'.repeat(300),
    'b'.repeat(20_000),
  ),
  fc.string({ maxLength: 6 }),
);
const address = fc
  .tuple(folder, fc.array(piece, { maxLength: 4 }))
  .map(([start, pieces]) => start + pieces.join(''));
const host = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'localhost:3000') },
  fc.constantFrom(
    'evil.example',
    '',
    ' ',
    '[::1',
    'localhost:99999',
    'a b',
    'local%00host',
    'localhost/x',
    'a@localhost',
  ),
  fc.constantFrom(
    ...injections.map((injection) => `localhost${injection}`),
    'h'.repeat(20_000),
    '\u00e9',
    '__proto__',
  ),
);
const hostHeaders = fc.oneof(
  { weight: 8, arbitrary: host.map((name) => `Host: ${name}\r\n`) },
  fc.tuple(host, host).map(([first, second]) => `Host: ${first}\r\nX-Forwarded-Host: ${second}\r\n`),
  fc.tuple(host, host).map(([first, second]) => `Host: ${first}\r\nHost: ${second}\r\n`),
  fc.constantFrom('', 'Host: localhost\r\nExpect: something\r\n', 'Host: localhost\r\nUpgrade: x\r\n'),
);

// HEADER-1, BOX-7.
test('2,000 addresses, methods and hosts: no failure, no hang, no header of the request’s making', async () => {
  await fc.assert(
    fc.asyncProperty(method, address, hostHeaders, async (verb, path, hosts) => {
      const { status, headers } = await send(`${verb} ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      if (status === null) return expect(verb).toBe('CONNECT');
      expect(status).toBeLessThan(500);
      expect(headers.get('x-injected')).toBeUndefined();
      expect(headers.get('set-cookie') ?? '').not.toContain('injected');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }),
    { numRuns: 2_000, seed: 30 },
  );
}, 120_000);

// BOX-7.
test.each([
  ['HEAD', '/feeds/x%0d%0aSet-Cookie:a=1\\.atom', 404],
  ['GET', '/feeds/..%5cx.atom', 404],
  ['GET', '/feeds/%00', 404],
])('%s %s is an address without a file', async (verb, path, status) => {
  const response = await send(`${verb} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(response.status).toBe(status);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two of them', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['too many bytes of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n',
    417,
  ],
])('a request with %s is refused with all headers', async (_, bytes, status) => {
  const response = await send(bytes);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
