import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { sharedFolders } from '@portal/build/shared-packages';
import { workspaceRoot } from '@portal/build/workspace';
import ts from 'typescript';

/** Compiles the declarations of source files into a folder that mirrors the workspace. @throws on errors of types. */
export function emitDeclarations(sources: readonly string[], folder: string): void {
  const { config } = ts.readConfigFile(join(workspaceRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, workspaceRoot);
  const files = ['css.d.ts', ...sources].map((source) => join(workspaceRoot, source));
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: undefined,
    rootDir: workspaceRoot,
    outDir: folder,
  });
  const { diagnostics, emitSkipped } = program.emit(undefined, undefined, undefined, true);
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  if (!emitSkipped && errors.length === 0) return;
  const text = ts.formatDiagnostics(errors, ts.createCompilerHost(options));
  throw new Error(`The declarations could not be compiled:\n${text}`);
}

/** For the compiler: where the declarations of this workspace's packages are, by the name that code imports. */
export async function declarationPaths(folder: string): Promise<Record<string, string[]>> {
  const entries = sharedFolders(workspaceRoot).map(async (source) => {
    const { name, exports = {} } = await readPackage(join(workspaceRoot, source));
    return Object.entries(exports)
      .filter(([key, file]) => !key.includes('*') && /\.tsx?$/.test(file))
      .map(([key, file]): [string, string[]] => [
        `${name}${key.slice(1)}`,
        [join(folder, source, file.replace(/\.tsx?$/, '.d.ts'))],
      ]);
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
