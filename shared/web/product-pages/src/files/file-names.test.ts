/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileEntry, genericContent } from '@portal/api/content';
import * as v from 'valibot';
import { savedName, savedNameOfTarget } from './file-names';
import { md5sumsOf, sumsOf } from './sums';
import { commandFile } from './terminal/command-file';
import { SHELLS } from './terminal/shells';
import { checkCommands } from './verify/CheckCommands';

/** Of the text `abc`. */
const MD5 = '900150983cd24fb0d6963f7d28e17f72';
const KEY = 'packages/x/Key.zip';
const TARGET = { kind: 'file', objectKey: KEY } as const;

function fileNamed(filename: string, fields: Partial<FileEntry> = {}): FileEntry {
  const files = [{ filename, md5sum: MD5, ...fields }];
  const [section] = v.parse(genericContent, { title: 'x', sections: [{ name: 's', files }] }).sections;
  const [file] = section?.files ?? [];
  if (file === undefined) throw new Error('no file');
  return file;
}

/** File names of the content, and the names under which everything saves them. */
const NAMES: readonly (readonly [filename: string, saved: string])[] = [
  ['plain.zip', 'plain.zip'],
  ['two words.zip', 'two words.zip'],
  ["HOOPS 'Pro' $1 `id` 100% !.zip", "HOOPS 'Pro' $1 `id` 100% !.zip"],
  ['größe 模型.zip', 'größe 模型.zip'],
  ['say "a".zip', 'say _a_.zip'],
  ['back\\slash.zip', 'back_slash.zip'],
  ['folder/a.zip', 'a.zip'],
  ['../../etc/passwd', 'passwd'],
  ['a:b|c?<d>*.zip', 'a_b_c__d__.zip'],
  ['line\nbreak\r.zip', 'line_break_.zip'],
  ['a\u0007b\u202egpj.exe', 'a_b_gpj.exe'],
  ['-rf.zip', '_rf.zip'],
  ['.bashrc', '_bashrc'],
  [' a.zip. ', 'a.zip_'],
  ['con.zip', '_con.zip'],
  ['..', '_'],
];

// NAMES-1.
test.each(NAMES)('%j is saved as %j', (filename, saved) => {
  expect(savedName(fileNamed(filename))).toBe(saved);
  expect(savedName(fileNamed(saved))).toBe(saved);
});

test.each([
  ['a link to a package', fileNamed('', { link: KEY }), 'Key.zip'],
  ['a key with a percent sign', fileNamed('', { link: 'packages/x/100%25.zip' }), '100%25.zip'],
  ['a raw link', fileNamed('', { link: 'https://x.example/b%20c.zip?x=1#y', type: 'raw_link' }), 'b c.zip'],
  ['a wrong raw link', fileNamed('', { link: 'https://x.example/100%.zip', type: 'raw_link' }), '100%.zip'],
  ['a name only', fileNamed('', { name: 'Guide' }), 'Guide'],
  ['nothing', fileNamed(''), 'download'],
])('a file with %s', (_, file, saved) => {
  expect(savedName(file)).toBe(saved);
});

test.each([
  [TARGET, 'Key.zip'],
  [{ kind: 'raw', url: 'https://x.example/b%20c.zip?x=1' }, 'b c.zip'],
  [{ kind: 'raw', url: 'https://x.example/' }, 'download'],
] as const)('a download that content does not list: %j', (target, saved) => {
  expect(savedNameOfTarget(target)).toBe(saved);
});

// NAMES-1, TERM-1, VERIFY-6, VERIFY-7. macOS and Windows have no md5sum.
(process.platform === 'linux' ? test : test.skip).each(NAMES)(
  'command, script, MD5SUMS and Verify know %j by one name',
  (filename, saved) => {
    const entry = fileNamed(filename);
    const file = commandFile({ url: 'https://x.example/', target: TARGET }, entry);
    expect(file.name).toBe(saved);
    const folder = mkdtempSync(join(tmpdir(), 'names-'));
    try {
      // In place of curl: it saves the file under the name that it is told.
      const curl = join(folder, 'curl');
      writeFileSync(curl, '#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\nprintf abc > "$2"\n', {
        mode: 0o755,
      });
      const options = {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}` },
      } as const;
      const run = (script: string) => spawnSync('sh', ['-c', script], options);
      const [shell] = SHELLS;
      const sums = sumsOf(entry);
      if (shell === undefined || sums === null) throw new Error('no shell or sum');

      for (const text of [shell.command(file), shell.script([file], 'files')]) {
        expect(run(text)).toMatchObject({ status: 0, stdout: `${saved}: OK\n` });
        expect(readdirSync(folder).filter((name) => name !== 'curl')).toEqual([saved]);
        writeFileSync(join(folder, 'MD5SUMS'), md5sumsOf([entry]));
        expect(execFileSync('md5sum', ['-c', 'MD5SUMS'], options)).toBe(`${saved}: OK\n`);
        rmSync(join(folder, 'MD5SUMS'));
        const linux = checkCommands(savedName(entry), sums).find(({ system }) => system === 'Linux');
        expect(run(linux?.text ?? '').stdout).toBe(`${saved}: OK\n`);
        rmSync(join(folder, saved));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
