import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that the guide shows: "```tsx src/screens/ScansScreen.tsx". */
interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** The guide of the SDK: its commands and its files. */
export class Guide {
  readonly files: readonly GuideFile[];
  /** Commands that no test has run. */
  readonly unused: Set<string>;

  /** @param publish what publishing changes in the text. */
  constructor(path: string, publish: (text: string) => string) {
    const text = publish(readFileSync(path, 'utf8'));
    const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
    this.files = blocks.flatMap(([, , file, code = '']) =>
      file === undefined ? [] : [{ path: file, text: code }],
    );
    this.unused = new Set(
      blocks.flatMap(([, language, , code = '']) => (language === 'sh' ? code.trimEnd().split('\n') : [])),
    );
  }

  /** A command of the guide, with what its examples stand for. @throws Error if the guide does not have it. */
  command(command: string, examples: Readonly<Record<string, string>> = {}): string {
    if (!this.unused.delete(command)) throw new Error(`The guide does not have, or has used: ${command}`);
    return Object.entries(examples).reduce(
      (line, [example, real]) => line.replaceAll(example, real),
      command,
    );
  }

  /** Writes the files that the guide shows. */
  async writeFiles(folder: string): Promise<void> {
    for (const { path, text } of this.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  }
}
