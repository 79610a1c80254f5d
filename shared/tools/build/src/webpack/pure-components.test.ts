/** @jest-environment node */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceRoot } from '../workspace';
import pureComponents from './pure-components';

/** The module of react-router that has its components. It is installed beside react-router-dom. */
function readRouter(): string {
  const dom = realpathSync(join(workspaceRoot, 'shared/web/ui/node_modules/react-router-dom'));
  const folder = join(dom, '../react-router/dist/production');
  const modules = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return modules
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes('function createBrowserRouter('))
    .join();
}

/** What is left of a module of which one name is imported. */
async function bundle(code: string, name: string): Promise<string> {
  const loaded = { contents: code, loader: 'js', resolveDir: '/' } as const;
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from 'the-router'`, resolveDir: '/' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    plugins: [
      {
        name: 'the-router',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^the-router$/ }, () => ({
            path: 'x',
            namespace: 'router',
            sideEffects: false,
          }));
          onResolve({ filter: /./, namespace: 'router' }, ({ path }) => ({ path, external: true }));
          onLoad({ filter: /./, namespace: 'router' }, () => loaded);
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

test('what nobody imports of the installed react-router is dropped', async () => {
  const router = readRouter();
  expect(await bundle(router, 'createBrowserRouter')).toMatch(/\bForm = /);
  const code = await bundle(pureComponents(router), 'createBrowserRouter');
  expect(code).not.toMatch(/\bForm = |\bLink = |displayName = "Link"/);
  expect(code).toMatch(/createBrowserRouter/);
});

test('other code stays as it is', () => {
  const code = 'var a = make();\nlet b = React.useState(0);\nx.displayName = name;\n';
  expect(pureComponents(code)).toBe(code);
});
