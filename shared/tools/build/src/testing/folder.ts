/** For tests of the tools: files on disk. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files into a folder, and the folders that they are in. */
export function writeFiles(folder: string, files: Files, mode?: number): void {
  for (const [file, content] of Object.entries(files)) {
    const whole = join(folder, file);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, content, { mode });
  }
}

export interface TestFolder {
  readonly path: string;
  /** Writes a file, and the folders that it is in. @param file its path in the folder. @returns its whole path. */
  write(file: string, content: string | Buffer, mode?: number): string;
}

/**
 * A folder that is empty before each test of a file or a group, and gone after it.
 * @param parent where it is made. Default: the system's folder for temporary files, where no package is found.
 */
export function folderForTests(parent = tmpdir()): TestFolder {
  let path = '';
  beforeEach(() => {
    mkdirSync(parent, { recursive: true });
    path = mkdtempSync(join(parent, 'portal-test-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
    write(file, content, mode) {
      writeFiles(path, { [file]: content }, mode);
      return join(path, file);
    },
  };
}
