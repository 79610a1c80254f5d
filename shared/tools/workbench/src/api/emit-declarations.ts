import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders } from '@portal/build/shared-packages';
import { workspaceRoot } from '@portal/build/workspace';
import ts from 'typescript';

/** Compiles the declarations of source files into a folder that mirrors the workspace. @throws on errors of types. */
export function emitDeclarations(sources: readonly string[], folder: string): void {
  const configFile = join(workspaceRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, workspaceRoot);
  const styles = join(workspaceRoot, 'css.d.ts');
  const program = ts.createProgram([styles, ...sources.map((source) => join(workspaceRoot, source))], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    allowImportingTsExtensions: true,
    rootDir: workspaceRoot,
    outDir: folder,
  });
  const { diagnostics, emitSkipped } = program.emit(undefined, undefined, undefined, true);
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (!emitSkipped && errors.length === 0) return;
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => workspaceRoot,
    getNewLine: () => '\n',
  };
  throw new Error(`The declarations could not be compiled:\n${ts.formatDiagnostics(errors, host)}`);
}

/** For the compiler: where the declarations of this workspace's packages are, by the name that code imports. */
export function declarationPaths(folder: string): Record<string, string[]> {
  const entries = sharedFolders(workspaceRoot).flatMap((source) => {
    const manifest = JSON.parse(readFileSync(join(workspaceRoot, source, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports?: Readonly<Record<string, string>>;
    };
    return Object.entries(manifest.exports ?? {})
      .filter(([key, file]) => !key.includes('*') && /\.tsx?$/.test(file))
      .map(([key, file]): [string, string[]] => [
        `${manifest.name}${key.slice(1)}`,
        [join(folder, source, file.replace(/\.tsx?$/, '.d.ts'))],
      ]);
  });
  return Object.fromEntries(entries);
}
