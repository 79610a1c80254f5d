/** @jest-environment node */
import { FolderStore } from './folder-store';
import { openStore } from './open-store';
import { objectHeaders } from './s3-client';
import { S3Store } from './s3-store';

const forever = 'public, max-age=31536000, immutable';

test.each([
  ['remotes/mfe-cae/1.0.0/entry.1a2b.js', 'text/javascript; charset=utf-8', undefined, forever],
  ['remotes/mfe-cae/1.0.0/entry.1a2b.js.br', 'text/javascript; charset=utf-8', 'br', forever],
  ['host/main.1a2b.js.gz', 'text/javascript; charset=utf-8', 'gzip', forever],
  ['host/live.json', 'application/json; charset=utf-8', undefined, 'no-cache'],
  ['host/headers.conf', 'application/octet-stream', undefined, 'no-cache'],
  ['index.html.br', 'text/html; charset=utf-8', 'br', 'no-cache'],
  ['remotes.json', 'application/json; charset=utf-8', undefined, 'no-cache'],
  ['registry/cae.json', 'application/json; charset=utf-8', undefined, 'no-cache'],
  ['remotes/mfe-cae/1.0.0/unknown', 'application/octet-stream', undefined, forever],
])('returns the headers of %s', (path, ContentType, ContentEncoding, CacheControl) => {
  expect(objectHeaders(path)).toEqual({ ContentType, ContentEncoding, CacheControl });
});

test('opens buckets and folders by their location', () => {
  expect(openStore('s3://bucket/a/prefix/')).toBeInstanceOf(S3Store);
  expect(openStore('s3://bucket/a/prefix/').location).toBe('s3://bucket/a/prefix');
  expect(openStore('s3://bucket').location).toBe('s3://bucket');
  expect(openStore('../site', '/srv/portal')).toBeInstanceOf(FolderStore);
  expect(openStore('../site', '/srv/portal').location).toBe('/srv/site');
  expect(() => openStore('gs://bucket')).toThrow('neither a folder nor s3://bucket/prefix');
});
