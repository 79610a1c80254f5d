/** @jest-environment node */
import { describeError } from '@portal/api/core';
import { RemoteLoadError } from '../loader/errors';
import { explain } from './PartMessage';

const title = 'CAE products';
const override = { url: 'http://localhost:3101/mf-manifest.json', reset: () => undefined };
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test.each([
  [
    'a part that did not load',
    new RemoteLoadError('entry', { title }, 'gone'),
    `${title} could not be loaded`,
  ],
  ['a page whose chunk is missing', chunkError, `This page of ${title} could not be loaded`],
  ['a page that threw', new TypeError('x is undefined'), `This page of ${title} broke`],
])('names the failed part to visitors: %s', (_, error, expected) => {
  const explanation = explain(error, { title });
  expect(explanation.title).toBe(expected);
  // The error's message means nothing to visitors.
  expect(explanation.detail).not.toContain(error.message);
});

test.each([
  [
    'did not load',
    new RemoteLoadError('entry', { title, override }, 'nothing answers'),
    'could not be loaded',
    'nothing answers',
  ],
  ['threw', new TypeError('x is undefined'), 'broke', 'x is undefined'],
])('names the override to its developer when it %s, and says why', (_, error, what, detail) => {
  expect(explain(error, { title, override })).toEqual({
    title: `Your override of ${title}, ${override.url}, ${what}`,
    detail,
    reload: false,
    override,
  });
});

describe('without a connection', () => {
  const described = describeError(Object.assign(new Error(), { name: 'NetworkError' }));
  const isOnline = (onLine: boolean) => Object.assign(globalThis, { navigator: { onLine } });
  const detailAt = (stage: 'registry' | 'manifest' | 'entry' | 'render') =>
    explain(new RemoteLoadError(stage, {}, 'Failed to fetch')).detail;
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  // REM-2.
  test('what did not load names it, in the words of a failed call', () => {
    isOnline(false);
    expect([detailAt('registry'), detailAt('manifest'), detailAt('entry')]).toEqual(Array(3).fill(described));
    expect(detailAt('render')).toContain('broke');
    isOnline(true);
    expect(detailAt('registry')).toContain('could not be read');
  });
});
