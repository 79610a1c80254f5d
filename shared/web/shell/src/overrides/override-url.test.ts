/** @jest-environment node */
import { overrideUrlProblem } from './read';

const ALLOWED = ['https://builds.example'];
const manifest = (origin: string) => `${origin}/mf-manifest.json`;

test.each([
  'http://localhost:3101',
  'https://localhost',
  'http://cae.localhost:3101',
  'http://127.0.0.1:3101',
  'http://127.8.9.10',
  'http://[::1]:3101',
  'http://0x7f000001:3101', // the browser's own spelling of it is 127.0.0.1
  'https://builds.example',
])('allows a build at %s', (origin) => {
  expect(overrideUrlProblem(manifest(origin), ALLOWED)).toBeNull();
  expect(overrideUrlProblem(`${origin}/some/folder/remoteEntry.1a2b3c4d.js`, ALLOWED)).toBeNull();
});

test.each([
  ['https://elsewhere.example', /^Only this machine/],
  ['http://builds.example', /^Only this machine/], // another origin than the allowed one
  ['https://builds.example:8443', /^Only this machine/],
  ['https://builds.example.evil.example', /^Only this machine/],
  ['http://localhost.evil.example', /^Only this machine/],
  ['http://127.0.0.1.evil.example', /^Only this machine/],
  ['http://128.0.0.1', /^Only this machine/],
  ['http://[::2]', /^Only this machine/],
  ['http://user:secret@localhost:3101', /name or a password/],
  ['http://localhost:3101@evil.example', /name or a password/],
  ['ftp://localhost', /http:\/\/ or https:\/\//],
  ['file://localhost', /http:\/\/ or https:\/\//],
])('refuses a build at %s: %s', (origin, problem) => {
  expect(overrideUrlProblem(manifest(origin), ALLOWED)).toMatch(problem);
});

test.each([
  ['', /not an absolute address/],
  ['/mf-manifest.json', /not an absolute address/],
  ['localhost:3101/mf-manifest.json', /http:\/\/ or https:\/\//],
  ['javascript:alert(1)//mf-manifest.json', /http:\/\/ or https:\/\//],
  ['data:text/javascript,alert(1)', /http:\/\/ or https:\/\//],
  ['http://localhost:3101/', /must end with/],
  ['http://localhost:3101/other.json', /must end with/],
  ['http://localhost:3101/my-mf-manifest.json', /must end with/],
  ['http://localhost:3101/?x=/mf-manifest.json', /must end with/],
  ['http://localhost:3101/x.js#/mf-manifest.json', /must end with/],
])('refuses "%s", which is not the URL of a build: %s', (address, problem) => {
  expect(overrideUrlProblem(address, ALLOWED)).toMatch(problem);
});
