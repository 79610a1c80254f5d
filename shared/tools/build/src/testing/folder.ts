/** For tests of the tools: files on disk. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of a test. */
export interface TestFolder {
  readonly path: string;
  /** Writes a file, and the folders that it is in. @param file its path in the folder. @returns its whole path. */
  write(file: string, content: string | Buffer, mode?: number): string;
}

/** A folder that is empty before each test of a file or a group, and gone after it. */
export function folderForTests(): TestFolder {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'portal-test-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
    write(file, content, mode) {
      const whole = join(path, file);
      mkdirSync(dirname(whole), { recursive: true });
      writeFileSync(whole, content, { mode });
      return whole;
    },
  };
}
