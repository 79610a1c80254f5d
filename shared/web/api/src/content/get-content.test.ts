import { getConfig, setConfig } from '@portal/config';
import * as v from 'valibot';
import { getSession } from '../core';
import { clearFaults, injectFault, setUp } from '../testing';
import { genericContent, getContent, getReleases } from './index';

beforeEach(setUp);
afterEach(clearFaults);

const contentResponse = (content: string, encoding = 'base64') => ({
  call: 'content',
  kind: 'body',
  body: JSON.stringify({ content, encoding }),
});
const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{20})/g, '$1\n');
const anything = v.unknown();

// CONTENT-3.
test('reads the releases', async () => {
  expect((await getReleases()).map(({ product }) => product)).toContain('communicator');
});

// CALL-20.
test('decodes base64 with newlines as UTF-8 bytes', async () => {
  await injectFault(contentResponse(base64('{"title":"Größe – 模型"}')));
  await expect(getContent('x.json', genericContent)).resolves.toMatchObject({
    title: 'Größe – 模型',
    sections: [],
  });
});

// CALL-20.
test.each([undefined, null])('takes a response whose encoding is %j as base64', async (encoding) => {
  const body = { content: base64('{"title":"x"}'), encoding };
  await injectFault({ call: 'content', kind: 'body', body });
  await expect(getContent('x.json', genericContent)).resolves.toMatchObject({ title: 'x' });
});

// CALL-18.
test('a refused key is no ended session', async () => {
  await injectFault({ call: 'content', kind: 'status', status: 401 });
  await expect(getContent('x.json', anything)).rejects.toMatchObject({
    kind: 'request-failed',
    reason: 'The request to the content service failed. The server refused the request.',
  });
});

// CALL-21.
test.each([
  ['not-found', { call: 'content', kind: 'status', status: 404 }],
  ['too-large', contentResponse('', 'none')],
  ['not-base64', contentResponse('***')],
  ['not-base64', contentResponse('e30=', 'utf-16')],
  ['not-json', contentResponse(base64('{'))],
  ['request-failed', { call: 'content', kind: 'status', status: 400 }],
])('names the failure %s', async (kind, fault) => {
  await injectFault(fault);
  await expect(getContent('x.json', anything)).rejects.toMatchObject({
    name: 'ContentError',
    kind,
    path: 'x.json',
  });
});

// CONTENT-1.
test('names the field of a wrong shape', async () => {
  await injectFault(contentResponse(base64('{"title":"x","sections":[{"name":1}]}')));
  await expect(getContent('x.json', genericContent)).rejects.toThrow(/sections\.0\.name/);
});

describe('a content service of another origin', () => {
  const readFromOtherOrigin = async (key?: string) => {
    const other = await startOtherOrigin();
    other.body = { content: base64('{"title":"x"}'), encoding: 'base64' };
    const { key: _, ...content } = getConfig().content;
    const settings = { ...content, apiBase: other.origin, ...(key === undefined ? {} : { key }) };
    setConfig({ ...getConfig(), content: settings });
    return other;
  };

  // CALL-17, CALL-18, CFG-4, CFG-7.
  test.each([
    ['abc', 'token abc'],
    [undefined, undefined],
  ])('receives the key %s as authorization: %s', async (key, authorization) => {
    const { received } = await readFromOtherOrigin(key);
    await getContent('folder/x.json', anything);
    const path = `/repos/${getConfig().content.repository}/contents/content-data/folder/x.json?ref=main`;
    expect(received.map(({ method, path: to, headers }) => [method, to, headers.authorization])).toEqual([
      ['GET', path, authorization],
    ]);
  });

  // CALL-19.
  test('receives no cookies', async () => {
    await getSession();
    const { received } = await readFromOtherOrigin();
    expect(document.cookie).toContain('XSRF-TOKEN=');
    await getContent('x.json', anything);
    expect(received.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });
});
