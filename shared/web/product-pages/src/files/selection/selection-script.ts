import { countOf } from '@portal/catalog';
import type { PageFile } from '../page-files';
import { requestCommandFile } from '../terminal/command-file';
import type { MakeText } from '../terminal/ShellCopy';
import type { CommandFile } from '../terminal/shells';

const earliest = (a: Date | null, b: Date | null): Date | null =>
  a === null || (b !== null && b < a) ? b : a;

const heading = (files: number, end: Date | null) =>
  [
    countOf(files, 'file'),
    ...(end === null ? [] : [`The links end at ${end.toISOString()}. Copy the script again after that.`]),
  ].join('\n');

/** A second file of the same name gets a number, so that it does not go on with the first. */
function withOwnNames(files: readonly CommandFile[]): CommandFile[] {
  const used = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${number}_${file.name}`;
    used.add(name.toLowerCase());
    return { ...file, name };
  });
}

/**
 * Makes a script that downloads and checks files, with a fresh link for each. TERM-4.
 * @param alertKey where the gate's alert is shown.
 */
export const selectionScript =
  (files: readonly PageFile[], alertKey: string): MakeText =>
  async (shell, onProgress, signal) => {
    const commands: CommandFile[] = [];
    let end: Date | null = null;
    for (const file of files) {
      onProgress({ done: commands.length, total: files.length });
      const made = await requestCommandFile(file, signal, alertKey);
      if (made.kind === 'failed') return { kind: 'failed', message: `${file.name}: ${made.message}` };
      if (made.kind === 'stopped') return made;
      commands.push(made.file);
      end = earliest(end, made.end);
    }
    return {
      kind: 'text',
      text: shell.script(withOwnNames(commands), heading(commands.length, end)),
      end,
    };
  };
