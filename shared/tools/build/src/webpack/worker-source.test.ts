/** @jest-environment node */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { LoaderContext } from 'webpack';
import { folderForTests } from '../testing/folder';
import workerSource, { type WorkerSourceOptions } from './worker-source';

const folder = folderForTests();

/** What webpack gives the loader, as far as it is used. */
function loaderContext(dependencies: string[]): LoaderContext<WorkerSourceOptions> {
  const context: Partial<LoaderContext<WorkerSourceOptions>> = {
    rootContext: folder.path,
    resourcePath: join(folder.path, 'job.worker.ts'),
    getOptions: () => ({ minify: true }),
    addDependency: (file) => void dependencies.push(file),
    emitWarning: (warning) => {
      throw warning;
    },
  };
  return context as LoaderContext<WorkerSourceOptions>;
}

// CSP-2.
test('the source of a worker is one script that needs no other file', async () => {
  folder.write('double.ts', 'export const double = (value: number): number => value * 2;');
  folder.write(
    'job.worker.ts',
    "import { double } from './double';\nself.onmessage = ({ data }) => self.postMessage(double(data));",
  );
  const dependencies: string[] = [];
  const module = await workerSource.call(loaderContext(dependencies));
  expect(dependencies.sort()).toEqual([join(folder.path, 'double.ts'), join(folder.path, 'job.worker.ts')]);

  const code: unknown = JSON.parse(module.replace(/^export default (.*);$/s, '$1'));
  const posted: unknown[] = [];
  const worker = {
    postMessage: (value: unknown) => posted.push(value),
    onmessage: (_: { data: number }): unknown => undefined,
  };
  runInNewContext(String(code), { self: worker });
  worker.onmessage({ data: 21 });
  expect(posted).toEqual([42]);
});

// DEV-4.
test('an error in what a worker imports fails the build, and the save of that file builds again', async () => {
  folder.write('job.worker.ts', "import { double } from './double';\ndouble();");
  folder.write('double.ts', 'export const double = (value: number) => {');
  const dependencies: string[] = [];
  await expect(workerSource.call(loaderContext(dependencies))).rejects.toThrow(/double\.ts/);
  expect(dependencies).toContain(join(folder.path, 'double.ts'));
});
