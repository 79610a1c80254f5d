/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import * as v from 'valibot';
import { parse } from 'yaml';

const DEPLOY = join(workspaceRoot, 'host/deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

/** The part of the compose specification that the file uses; anything else is a mistake or needs a look here. */
const service = v.strictObject({
  build: v.strictObject({
    context: v.string(),
    dockerfile: v.string(),
    args: v.record(v.string(), v.string()),
  }),
  ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^127\.0\.0\.1:\$\{\w+:-\d+\}:\d+$/)))),
  environment: v.optional(v.record(v.string(), v.string())),
  depends_on: v.optional(v.array(v.string())),
  volumes: v.array(v.pipe(v.string(), v.regex(/^(\w+|\$\{STORE:-[./\w]+\}):\/[\w/]+(:ro)?$/))),
  restart: v.literal('on-failure'),
});
const composeFile = v.strictObject({
  name: v.string(),
  services: v.strictObject({ nginx: service, services: service }),
  volumes: v.record(v.string(), v.null()),
});

const compose = v.parse(composeFile, parse(read('compose.yaml')));
const services = Object.entries(compose.services);
const folderOf = ({ context }: { readonly context: string }) => join(DEPLOY, context);
/** The instructions of a Dockerfile, with continued lines joined. */
const instructionsOf = ({ build }: v.InferOutput<typeof service>) =>
  readFileSync(join(folderOf(build), build.dockerfile), 'utf8')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const templates = readdirSync(DEPLOY).filter(
  (name) => name.startsWith('portal') && name.endsWith('.template'),
);
const variables = [
  ...new Set(
    templates.flatMap((name) => [...read(name).matchAll(/\$\{(PORTAL_\w+)\}/g)].map(([, found]) => found)),
  ),
].sort();

test('the compose file names volumes that it declares', () => {
  const named = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0]));
  expect(named.filter((name = '') => /^\w+$/.test(name)).sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('only nginx has ports, on this machine only', () => {
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['nginx']);
});

test.each(services)(
  'the image of %s is built from files that exist, on the image that compose names',
  (_, each) => {
    const lines = instructionsOf(each);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^ARG BASE=/),
      expect.stringMatching(/^FROM \$\{BASE\}$/),
    ]);
    expect(each.build.args.BASE).toBe(`\${BASE:-${lines[0]?.slice('ARG BASE='.length)}}`);
    const copied = lines.flatMap((line) =>
      line.startsWith('COPY ')
        ? line
            .split(/\s+/)
            .slice(1, -1)
            .filter((word) => !word.startsWith('--'))
        : [],
    );
    expect(copied).not.toEqual([]);
    expect(copied.filter((path) => !existsSync(join(folderOf(each.build), path)))).toEqual([]);
  },
);

test('the images contain no installed or built files', () => {
  const ignored = readFileSync(join(workspaceRoot, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', '.portal']));
});

test('every variable of the templates has a value in the container', () => {
  const { nginx } = compose.services;
  const own = instructionsOf(nginx).flatMap((line) =>
    line.startsWith('ENV ') ? [...line.matchAll(/(PORTAL_\w+)=/g)].map(([, name]) => name) : [],
  );
  expect([...new Set([...own, ...Object.keys(nginx.environment ?? {})])].sort()).toEqual(variables);
});

test('all templates are in the image', () => {
  const copies = instructionsOf(compose.services.nginx).find((line) =>
    line.includes('/etc/nginx/templates/'),
  );
  expect(copies?.split(/\s+/).slice(1, -1).sort()).toEqual(templates.sort());
});

test('the README documents every variable of the templates, and no other', () => {
  const documented = [...read('README.md').matchAll(/^\| (`PORTAL_[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(PORTAL_\w+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(variables);
});

test('the store is a folder below the workspace that version control ignores', () => {
  const [, store = ''] = /\$\{STORE:-([^}]+)\}/.exec(compose.services.nginx.volumes[0] ?? '') ?? [];
  expect(join(dirname(join(DEPLOY, 'compose.yaml')), store)).toBe(join(workspaceRoot, '.portal/store'));
});
