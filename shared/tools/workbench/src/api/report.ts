import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { folderOf, workspaceRoot } from '@portal/build/workspace';
import { PROVIDED } from '@portal/contract';
import { declarationPaths } from './emit-declarations';

/** An entry point of a provided package. */
export interface EntryPoint {
  /** Name of the package: `@portal/ui`. */
  readonly package: string;
  /** Folder of the package, from the workspace's root. */
  readonly folder: string;
  /** Source file, from the workspace's root. */
  readonly source: string;
  /** Name of its report: `index`, `dialog`. */
  readonly name: string;
  /** The version in the package's `package.json`. */
  readonly version: string;
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

function entryPoint(module: string): EntryPoint {
  const [scope = '', part = '', ...path] = module.split('/');
  const name = `${scope}/${part}`;
  const folder = folderOf(name).slice(workspaceRoot.length + 1);
  const key = path.length === 0 ? '.' : `./${path.join('/')}`;
  const { version, exports } = JSON.parse(
    readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const source = exports[key];
  if (source === undefined) throw new Error(`${name} does not export ${key}`);
  return { package: name, folder, version, source: join(folder, source), name: path.join('-') || 'index' };
}

/** The entry points of this workspace that the host provides to remotes. REPORT-1. */
export const entryPoints = (): EntryPoint[] =>
  PROVIDED.filter((module) => module.startsWith('@portal/')).map(entryPoint);

/**
 * The API report of an entry point: the declarations of everything that it exports, without comments.
 * @param folder folder with the compiled declarations.
 */
export async function apiReport(
  { package: name, folder: own, source, name: entry }: EntryPoint,
  folder: string,
): Promise<string> {
  const reportFileName = `${name.replace('@portal/', '')}-${entry}`;
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(workspaceRoot, own, 'package.json'),
    configObject: {
      projectFolder: join(workspaceRoot, own),
      mainEntryPointFilePath: join(folder, source.replace(/\.tsx?$/, '.d.ts')),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: ['node'],
            typeRoots: [join(workspaceRoot, 'node_modules/@types')],
            paths: declarationPaths(folder),
          },
        },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: join(folder, 'reports'),
        reportTempFolder: join(folder, 'reports'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const problems: string[] = [];
  const result = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.text);
    },
  });
  if (result.errorCount > 0)
    throw new Error(`The API of ${source} could not be read:\n${problems.join('\n')}`);
  return readFile(join(folder, 'reports', `${reportFileName}.api.md`), 'utf8');
}
