/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSums } from '../sums';
import { checkCommands, ownSystem } from './CheckCommands';

/** Of the text `abc`. */
const MD5 = { algorithm: 'MD5', sum: '900150983cd24fb0d6963f7d28e17f72' } as const;
const SHA_256 = {
  algorithm: 'SHA-256',
  sum: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
} as const;

const commandFor = (system: string, name: string, sums: FileSums = SHA_256) =>
  checkCommands(name, sums).find((command) => command.system === system)?.text ?? '';

// VERIFY-6.
test('there is one command for each system', () => {
  expect(checkCommands('a.zip', SHA_256)).toEqual([
    {
      system: 'PowerShell',
      text: `(Get-FileHash -Algorithm SHA256 -LiteralPath './a.zip').Hash -eq '${SHA_256.sum}'`,
    },
    {
      system: 'macOS',
      text: `[ "$(shasum -a 256 < 'a.zip' | cut -d ' ' -f 1)" = ${SHA_256.sum} ] && echo OK || echo FAILED`,
    },
    { system: 'Linux', text: `printf '%s\\n' '${SHA_256.sum}  a.zip' | sha256sum -c -` },
  ]);
  expect(checkCommands('a.zip', MD5)).toEqual([
    {
      system: 'PowerShell',
      text: `(Get-FileHash -Algorithm MD5 -LiteralPath './a.zip').Hash -eq '${MD5.sum}'`,
    },
    {
      system: 'macOS',
      text: `[ "$(md5 < 'a.zip' | cut -d ' ' -f 1)" = ${MD5.sum} ] && echo OK || echo FAILED`,
    },
    { system: 'Linux', text: `printf '%s\\n' '${MD5.sum}  a.zip' | md5sum -c -` },
  ]);
});

// VERIFY-6.
test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PowerShell'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'PowerShell'],
  ['', 'PowerShell'],
])('a visitor with %j gets the command for %s first', (userAgent, system) => {
  expect(ownSystem({ userAgent })).toBe(system);
});

// VERIFY-6: the programs of Linux are there, those of macOS are replaced by scripts of the same names.
(process.platform === 'linux' ? describe : describe.skip)('the commands of', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-commands-'));
    for (const [name, program] of [
      ['md5', 'md5sum | cut -c 1-32'],
      ['shasum', 'sha256sum'],
    ] as const) {
      await writeFile(join(folder, name), `#!/bin/sh\n${program}\n`);
      await chmod(join(folder, name), 0o755);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (command: string) =>
    execFileSync('sh', ['-c', `${command}\ntrue`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: `${folder}:${process.env.PATH}` },
    }).match(/\b(OK|FAILED)$/gm);

  test.each(
    ['Linux', 'macOS'].flatMap((system) =>
      ['a.zip', 'two words', '-c', "it's", '$(touch attacked)', '`touch attacked`', '"x"'].map(
        (name) => [system, name] as const,
      ),
    ),
  )('%s tell an intact file %s from a damaged one', async (system, name) => {
    for (const known of [SHA_256, MD5]) {
      await writeFile(join(folder, name), 'abc');
      expect(run(commandFor(system, name, known))).toEqual(['OK']);
      await writeFile(join(folder, name), 'abd');
      expect(run(commandFor(system, name, known))).toEqual(['FAILED']);
    }
  });
});
