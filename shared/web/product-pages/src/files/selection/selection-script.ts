import { countOf } from '@portal/catalog';
import { requestLink, showLinkAlert } from '@portal/download-button';
import type { PageFile } from '../page-files';
import { linkEnd } from '../terminal/link-end';
import type { MakeText } from '../terminal/ShellCopy';
import type { CommandFile } from '../terminal/shells';
import { commandFile } from '../terminal/shells';

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
    const { pathname } = window.location;
    const made: CommandFile[] = [];
    let end: Date | null = null;
    for (const { name, request, entry } of files) {
      onProgress({ done: made.length, total: files.length });
      const outcome = await requestLink(request, signal);
      if (signal.aborted || window.location.pathname !== pathname) return { kind: 'stopped' };
      showLinkAlert(request, outcome, alertKey);
      if (outcome.kind === 'failed') return { kind: 'failed', message: `${name}: ${outcome.message}` };
      if (outcome.kind !== 'ready') return { kind: 'stopped' };
      made.push(commandFile(outcome, entry));
      end = earliest(end, linkEnd(outcome.url));
    }
    return { kind: 'text', text: shell.script(withOwnNames(made), heading(made.length, end)), end };
  };
