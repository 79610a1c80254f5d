import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import { run } from '@portal/workbench/src/test/programs';
import { workspaceRoot } from './layout/own-repository';
import { toolsFolder } from './layout/tools-folder';

const JEST = ['--config', join(toolsFolder, 'jest.config.mjs'), '--rootDir', workspaceRoot];

const requireTool = createRequire(join(toolsFolder, 'package.json'));

/**
 * Path of a program. Not all packages export their manifest, so it is read from the folder that holds them.
 * @param name the package that has it.
 * @param bin its name in `bin` of the package's manifest.
 */
function programOf(name: string, bin: string): string {
  for (const folder of requireTool.resolve.paths(name) ?? []) {
    const manifest = join(folder, name, 'package.json');
    try {
      const { bin: programs } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        readonly bin: string | Readonly<Record<string, string>>;
      };
      const program = typeof programs === 'string' ? programs : programs[bin];
      if (program !== undefined) return join(dirname(manifest), program);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new UsageError(`${name} is not installed: run npm install.`);
}

const biome = () => programOf('@biomejs/biome', 'biome');

/** The programs of other packages that do a check, each with its arguments. */
const TOOLS = {
  format: () => [biome(), 'format', '.'],
  lint: () => [biome(), 'lint', '--error-on-warnings', '.'],
  fix: () => [biome(), 'check', '--write', '.'],
  types: () => [programOf('typescript', 'tsc'), '--noEmit'],
  // jest is part of these tools.
  test: () => [join(toolsFolder, 'dist/jest/build/cli.js'), ...JEST],
};

/** A check that a program of another package does. */
export type ToolCheck = keyof typeof TOOLS;

/** Runs a check in the remote's folder, attached to this terminal. Its exit code becomes the one of this process. */
export async function runTool(check: ToolCheck, args: readonly string[]): Promise<void> {
  // `npm test -- --watch` reads keys.
  process.exitCode = await run(process.execPath, [...TOOLS[check](), ...args], {}, 'inherit');
}
