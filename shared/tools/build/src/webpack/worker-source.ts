import { build, type Message, type Plugin } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** Options of the loader, set in the rule that names it. */
export interface WorkerSourceOptions {
  /** Whether the code is minified. */
  readonly minify: boolean;
}

const describe = ({ text, location }: Message) =>
  location === null ? text : `${location.file}:${location.line}: ${text}`;

/** Tells of each file that is read, also of those of a build that fails: webpack builds again when one is saved. DEV-4. */
const noteFiles = (note: (path: string) => void): Plugin => ({
  name: 'note-files',
  setup({ onLoad }) {
    onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
      note(path);
      return undefined;
    });
  },
});

/**
 * A loader that bundles a worker's module with everything that it imports, and exports the code as a string:
 * `import source from './md5.worker?source'`. The string is part of the chunk that imports it, so the chunk's
 * integrity hash covers it, and a remote on another origin has it, too. webpack's own `new Worker(new URL(…))`
 * writes a file, which a browser starts only from the page's origin and never checks. CSP-2.
 */
export default async function workerSource(this: LoaderContext<WorkerSourceOptions>): Promise<string> {
  const { minify } = this.getOptions();
  const { outputFiles, warnings } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    write: false,
    minify,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [noteFiles((path) => this.addDependency(path))],
  });
  for (const warning of warnings) this.emitWarning(new Error(describe(warning)));
  return `export default ${JSON.stringify(outputFiles[0]?.text ?? '')};`;
}
