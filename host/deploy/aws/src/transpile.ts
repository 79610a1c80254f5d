import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import ts from 'typescript';

/** Folder of this package's sources. */
export const SOURCES = join(workspaceRoot, 'host/deploy/aws/src');

/** Returns a TypeScript file of this package as JavaScript (CommonJS). Types are checked by tsc, not here. */
export const transpile = (file: string): string =>
  ts.transpileModule(readFileSync(join(SOURCES, file), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      removeComments: true,
      // The function of the CDN is a script, so it must not become a module.
      moduleDetection: ts.ModuleDetectionKind.Legacy,
    },
  }).outputText;
