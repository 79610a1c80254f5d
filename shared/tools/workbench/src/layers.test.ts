/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The layers of the shared packages. A package may import packages of earlier layers, never of its own
 * or later layers. The test checks manifests, because pnpm lets a package import only what its manifest lists.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['validation'],
  ['contract', 'catalog', 'config', 'router'],
  ['query', 'search-index'],
  ['api'],
  ['toasts', 'observability'],
  ['session', 'ui'],
  ['download-button'],
  ['product-pages'],
  ['shell'],
];
/** Used only by builds, tests and development, and by remotes in repositories of their own. */
const TOOLS = ['federation', 'sandbox', 'testing', 'workbench', 'sdk', 'remote-tools', 'create-remote'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = process.cwd();
const portalDependencies = (folder: string): string[] => {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@portal/') ? [name.slice('@portal/'.length)] : [],
  );
};
const layerOf = (name: string) => LAYERS.findIndex((layer) => layer.includes(name));
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

test('assigns every shared package to a layer', () => {
  const placed = [...LAYERS.flat(), ...TOOLS].sort();
  expect(readdirSync(join(root, 'shared')).sort()).toEqual(placed);
});

test.each(LAYERS.flat())('shared/%s imports only earlier layers', (name) => {
  const wrong = portalDependencies(`shared/${name}`).filter(
    (dependency) => layerOf(dependency) < 0 || layerOf(dependency) >= layerOf(name),
  );
  expect(wrong).toEqual([]);
});

test.each(remotes)('%s imports neither the shell, nor tools, nor another remote', (name) => {
  const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Manifest;
  const forbidden = Object.keys(manifest.dependencies ?? {}).filter((dependency) =>
    ['host', '@portal/shell', ...remotes, ...TOOLS.map((tool) => `@portal/${tool}`)].includes(dependency),
  );
  expect(forbidden).toEqual([]);
});
