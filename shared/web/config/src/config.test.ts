import { injectFault } from '@portal/testing/faults';
import localConfig from '../../../tools/sandbox/portal.config.json';
import { accountServiceUrl, ConfigError, getConfig, loadConfig, parseConfig, scriptOrigins } from './index';

/** The local stack's document, without the dsn that the stack adds when it serves the document. */
const valid = { ...localConfig, observability: { environment: 'test', release: 'test' } };

const wrong = (change: object) => {
  try {
    parseConfig({ ...valid, ...change });
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

// CFG-1.
test('accepts the local stack’s document', () => {
  expect(parseConfig(valid).siteTitle).toBe('Developer Zone');
});

// CFG-4.
test('every optional field may be missing, and then nothing is sent, allowed, reported or tracked', () => {
  const { contactEmail: _email, allowedDownloadOrigins: _origins, ...rest } = valid;
  const { key: _key, ...content } = { key: '', ...rest.content };
  const config = parseConfig({
    ...rest,
    content,
    tracking: { eventId: 'x' },
    observability: { environment: 'x', release: '1' },
  });
  expect(config.contactEmail).toBeUndefined();
  expect(config.content.key).toBeUndefined();
  expect(config.allowedDownloadOrigins).toEqual([]);
  expect(config.observability.dsn).toBeUndefined();
  expect(config.tracking.scriptUrl).toBeUndefined();
});

// CFG-4.
test.each([null, '', '  '])('an optional field that is %j is absent', (absent) => {
  const list = absent === null ? null : [];
  const config = parseConfig({
    ...valid,
    contactEmail: absent,
    content: { ...valid.content, key: absent },
    observability: { ...valid.observability, dsn: absent, measuredVisits: null },
    tracking: { eventId: 'x', scriptUrl: absent, scriptIntegrity: absent, requireConsent: null },
    demos: list,
    allowedDownloadOrigins: list,
    remoteOrigins: list,
    overrides: absent === null ? null : { enabled: false, allowedOrigins: null },
  });
  expect(config).toMatchObject({
    contactEmail: undefined,
    content: { key: undefined },
    observability: { dsn: undefined, measuredVisits: 0.1 },
    tracking: { scriptUrl: undefined, scriptIntegrity: undefined, requireConsent: false },
    demos: [],
    allowedDownloadOrigins: [],
    remoteOrigins: [],
    overrides: { enabled: false },
  });
});

// CFG-10.
test('an origin may end with a slash, which is removed', () => {
  const cdn = ['https://cdn.example/', 'http://cdn.example:8080'];
  const origins = ['https://cdn.example', 'http://cdn.example:8080'];
  const { allowedDownloadOrigins, remoteOrigins, overrides } = parseConfig({
    ...valid,
    allowedDownloadOrigins: cdn,
    remoteOrigins: cdn,
    overrides: { enabled: true, allowedOrigins: cdn },
  });
  expect([allowedDownloadOrigins, remoteOrigins, overrides.allowedOrigins]).toEqual([
    origins,
    origins,
    origins,
  ]);
});

// CFG-4.
test('accepts a document without contactEmail', () => {
  const { contactEmail: _, ...without } = valid;
  expect(parseConfig(without).contactEmail).toBeUndefined();
});

// CFG-2, CFG-3.
test.each([
  [{ siteTitle: '' }, 'siteTitle'],
  [{ accountHost: 'javascript:alert(1)' }, 'accountHost'],
  [{ docsHost: '//evil.example' }, 'docsHost'],
  [{ docsHost: '/\\evil.example' }, 'docsHost'],
  [{ docsHost: '/\t/evil.example' }, 'docsHost'],
  [{ supportUrl: 'data:text/html,x' }, 'supportUrl'],
  [{ contactFormUrl: ' jAvAsCrIpT:alert(1)' }, 'contactFormUrl'],
  [{ videoPlayerUrl: 'blob:https://cdn.example/1' }, 'videoPlayerUrl'],
  [{ roadmapUrls: { default: 'javascript:alert(1)' } }, 'roadmapUrls.default'],
  [{ tracking: { eventId: 'x', scriptUrl: 'javascript:alert(1)' } }, 'tracking.scriptUrl'],
  [{ tracking: { eventId: 'x', scriptUrl: '/t.js', scriptIntegrity: 'none' } }, 'tracking.scriptIntegrity'],
  [{ remoteOrigins: ['*'] }, 'remoteOrigins.0'],
  [{ remoteOrigins: ['null'] }, 'remoteOrigins.0'],
  [{ overrides: { enabled: true, allowedOrigins: ['https://*.example'] } }, 'overrides.allowedOrigins.0'],
  [{ content: { apiBase: '/x', repository: 'one-word' } }, 'content.repository'],
  [{ contactEmail: 'sales' }, 'contactEmail'],
  [{ allowedDownloadOrigins: ['https://cdn.example/path'] }, 'allowedDownloadOrigins.0'],
  [{ accountHost: 'https://' }, 'accountHost'],
  [{ accountHost: '/services/account?x=1' }, 'accountHost'],
  [{ docsHost: 'https://docs.example/#top' }, 'docsHost'],
  [{ docsHost: 'https://docs.example:99999' }, 'docsHost'],
  [{ supportUrl: 'https://exa<mple' }, 'supportUrl'],
  [{ contactFormUrl: 'https://forms example.com/x' }, 'contactFormUrl'],
  [{ forumUrl: 'https://user:secret@forum.example' }, 'forumUrl'],
  [{ forumUrl: 'https:///user:secret@forum.example' }, 'forumUrl'],
  [{ internalDomains: ['@vendor.example'] }, 'internalDomains.0'],
  [{ internalDomains: ['vendor.example', 'a b'] }, 'internalDomains.1'],
  [{ tracking: { eventId: 'x', scriptUrl: 'https://' } }, 'tracking.scriptUrl'],
  [{ observability: { ...valid.observability, dsn: 'https://errors.example/1' } }, 'observability.dsn'],
  [{ observability: { ...valid.observability, dsn: 'https://key@errors.example' } }, 'observability.dsn'],
  [{ observability: { ...valid.observability, dsn: 'key' } }, 'observability.dsn'],
])('names the wrong field of %j', (change, path) => {
  expect(wrong(change).map((problem) => problem.path)).toEqual([path]);
});

// CFG-2.
test('gives the reason of a wrong field', () => {
  const reasons = wrong({
    accountHost: '/services/account?x=1',
    supportUrl: 'https://',
    internalDomains: ['@vendor.example'],
    observability: { environment: 'x', release: '1', dsn: 'https://errors.example/1' },
  }).map(({ reason }) => reason);
  expect(reasons).toEqual([
    'must not have a query or a hash',
    'must be an http(s) address without credentials or start with a single "/"',
    'must be a domain such as vendor.example',
    'must be an address such as https://key@errors.example/1',
  ]);
});

// CFG-3.
test.each([
  { supportUrl: 'https://support.example:8443/a?b=c#d' },
  { supportUrl: '/support?b=c#d' },
  { contactFormUrl: 'https://müller.example/@form' },
  {
    observability: { environment: 'x', release: '1', dsn: 'http://public@localhost:3000/services/errors/1' },
  },
  { observability: { environment: 'x', release: '1', dsn: 'https://0a1b@o1.ingest.example/42' } },
])('accepts %j', (change) => {
  expect(wrong(change)).toEqual([]);
});

test('names every wrong field at once', () => {
  expect(wrong({ siteTitle: 1, internalDomains: 'x' })).toHaveLength(2);
});

test('reads the document over HTTP', async () => {
  await startSandbox();
  await loadConfig();
  expect(getConfig().content.repository).toBe('portal/content');
});

test('requests the document again when the connection is lost', async () => {
  await startSandbox();
  await injectFault({ call: 'config', kind: 'abort', times: 1 });
  await expect(loadConfig()).resolves.toMatchObject({ siteTitle: 'Developer Zone' });
});

// CFG-2.
test('says what the server answered', async () => {
  const missing = Promise.resolve(new Response('', { status: 404 }));
  await expect(loadConfig(missing)).rejects.toThrow('could not be fetched: the server answered 404');
});

test('rejects a document that is not JSON', async () => {
  await expect(loadConfig(Promise.resolve(new Response('<html>')))).rejects.toThrow('is not valid JSON');
});

// CFG-10.
test.each(['/', '///'])('a base address may end with %j', (end) => {
  const base = 'https://vendor.example/a';
  const config = parseConfig({
    ...valid,
    accountHost: `${base}${end}`,
    content: { ...valid.content, apiBase: `${base}${end}` },
    docsHost: `${base}${end}`,
    videoPlayerUrl: `${base}${end}`,
    supportUrl: `${base}/`,
  });
  const { accountHost, content, docsHost, videoPlayerUrl, supportUrl } = config;
  expect([accountHost, content.apiBase, docsHost, videoPlayerUrl]).toEqual([base, base, base, base]);
  expect(supportUrl).toBe(`${base}/`);
  expect(accountServiceUrl(config, '/session')).toBe(`${base}/session`);
});

test('lists the origins of scripts: those of remotes and of the tracker', () => {
  const settings = {
    remoteOrigins: ['https://remotes.example'],
    tracking: { scriptUrl: 'https://tracker.example/t.js' },
  };
  expect(scriptOrigins(settings)).toEqual(['https://remotes.example', 'https://tracker.example']);
});

test('lists no origins of scripts if none is configured', () => {
  expect(scriptOrigins({ tracking: {} })).toEqual([]);
});

// CFG-4, CFG-10.
test('lists the origins of scripts of a document that has not been validated', () => {
  expect(scriptOrigins({ remoteOrigins: null, tracking: { scriptUrl: null } })).toEqual([]);
  expect(scriptOrigins({ remoteOrigins: ['https://cdn.example/'], tracking: { scriptUrl: '' } })).toEqual([
    'https://cdn.example',
  ]);
});
