/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { runWebpack } from '../run-webpack';
import { folderForTests } from '../testing/folder';
import { IntegrityPlugin } from './integrity-plugin';

const folder = folderForTests();

interface FakeScript {
  src: string;
  onerror?: ((event: object) => void) | null;
  readonly setAttribute: () => void;
}

/** Runs a build in a page whose scripts never come. @returns the requested scripts, what requests the chunk, and what ends its wait. */
async function openPage() {
  folder.write('main.js', "window.load = () => import('./page.js').catch(() => undefined);");
  folder.write('page.js', 'export const page = 1;');
  const built = join(folder.path, 'built');
  await runWebpack({
    context: folder.path,
    mode: 'production',
    entry: './main.js',
    output: { path: built, publicPath: '/', chunkFilename: 'page.js' },
    plugins: [new IntegrityPlugin()],
  });
  const scripts: FakeScript[] = [];
  const window: { load?: () => Promise<unknown> } = {};
  const document = {
    createElement: (): FakeScript => ({ src: '', setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script: FakeScript) => scripts.push(script) },
  };
  const timers = new Set<() => void>();
  const clock = {
    setTimeout: (run: () => void) => timers.add(run) && run,
    clearTimeout: (run: () => void) => timers.delete(run),
  };
  const context = createContext({ window, self: window, document, ...clock });
  runInContext(await readFile(join(built, 'main.js'), 'utf8'), context);
  const timeOut = () => {
    for (const run of timers) run();
  };
  return { scripts, load: () => window.load?.(), timeOut };
}

// REM-2.
test('a chunk that hung is requested at another URL by the next attempt; one that failed is not', async () => {
  const { scripts, load, timeOut } = await openPage();
  const failed = load();
  scripts[0]?.onerror?.({ type: 'error' });
  await failed;
  const hung = load();
  timeOut();
  await hung;
  void load();
  expect(scripts.map(({ src }) => src)).toEqual(['/page.js', '/page.js', '/page.js?retry=1']);
});
