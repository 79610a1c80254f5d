import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { packageOf, readPackage } from '@portal/build/package-json';
import type { Level } from '@portal/build/planned-versions';
import { folderOf, workspaceRoot } from '@portal/build/workspace';
import { PROVIDED } from '@portal/contract';
import { declarationPaths } from './emit-declarations';

export type EntryPoint = Awaited<ReturnType<typeof entryPoint>>;

async function entryPoint(module: string) {
  const owner = packageOf(module);
  const path = module.slice(owner.length);
  const folder = relative(workspaceRoot, folderOf(owner));
  const { version, exports = {} } = await readPackage(folderOf(owner));
  const source = exports[`.${path}`];
  if (source === undefined) throw new Error(`${owner} does not export .${path}`);
  // Of its report: `index`, `dialog`. Folder and source are from the workspace's root.
  const name = path.slice(1).replaceAll('/', '-') || 'index';
  return { package: owner, folder, version, source: join(folder, source), name };
}

/** The entry points of this workspace that the host provides to remotes. REPORT-1. */
export const entryPoints = (): Promise<EntryPoint[]> =>
  Promise.all(PROVIDED.filter((module) => module.startsWith('@portal/')).map(entryPoint));

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
            paths: await declarationPaths(folder),
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
      messages: { compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } } },
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

/** A change of one exported name, or of a type that an exported name uses. */
export interface ApiChange {
  /** Name of the symbol. */
  readonly symbol: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** What the change needs. REPORT-1. */
  readonly level: Exclude<Level, 'none' | 'patch'>;
}

const isComment = (line: string) => /^\s*(\/\/|\/\*\*)/.test(line);
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function|const|let|class|interface|type|enum|namespace) ([\w$]+)/;

/** An export of another package: `export { Outlet }`. Its declaration is not in the report. */
const REEXPORTED = /^export \{ (?:[\w$]+ as )?([\w$]+) \}$/;

/** The declarations of a report, by symbol. Comments are left out: they change no API. */
function declarationsOf(report: string): Map<string, readonly string[]> {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const declarations = new Map<string, readonly string[]>();
  for (const block of code.split(/\n\n+/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '' && !isComment(line));
    const [first = ''] = lines;
    const symbol = (DECLARATION.exec(first) ?? REEXPORTED.exec(first))?.[1];
    if (symbol === undefined) continue;
    // A function can have several overloads.
    declarations.set(symbol, [...(declarations.get(symbol) ?? []), ...lines]);
  }
  return declarations;
}

/** Whether `lines` has all lines of `before`, in their order: something was only added. */
function contains(lines: readonly string[], before: readonly string[]): boolean {
  let found = 0;
  for (const line of lines) if (line === before[found]) found += 1;
  return found === before.length;
}

/** A property that callers may leave out. */
const isOptional = (line: string) => /^\s*(?:readonly )?['"\w-]+\?:/.test(line);

function levelOf(before: readonly string[], after: readonly string[]): ApiChange['level'] {
  if (!contains(after, before)) return 'major';
  const added = after.filter((line) => !before.includes(line));
  // A required property of props breaks those who pass them.
  return added.every(isOptional) ? 'minor' : 'major';
}

/** What changed between two reports of an entry point. */
export function compareReports(before: string, after: string): ApiChange[] {
  const [old, current] = [declarationsOf(before), declarationsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((symbol): ApiChange[] => {
    const [was, is] = [old.get(symbol), current.get(symbol)];
    if (was === undefined) return [{ symbol, kind: 'added', level: 'minor' }];
    if (is === undefined) return [{ symbol, kind: 'removed', level: 'major' }];
    if (was.join('\n') === is.join('\n')) return [];
    return [{ symbol, kind: 'changed', level: levelOf(was, is) }];
  });
}
