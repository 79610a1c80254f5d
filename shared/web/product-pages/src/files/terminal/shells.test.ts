/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quotePosix, quotePowerShell, SHELLS, type ShellId } from './shells';

const ODD: readonly string[] = [
  'plain.zip',
  'with space.zip',
  "it's.zip",
  'a "quoted" name',
  '$HOME $(id) $PATH',
  '`id`',
  'line\nbreak',
  '100% %PATH% %s',
  'back\\slash\\',
  '!history; rm -rf * & | > <',
  '-rf',
  '',
];

// TERM-2.
test.each(ODD)('a POSIX shell reads %j as one argument', (text) => {
  const read = execFileSync('sh', ['-c', `printf '[%s]' ${quotePosix(text)} next`]).toString();
  expect(read).toBe(`[${text}][next]`);
});

/** How PowerShell reads a single-quoted string: only a doubled quote means something, and each quote needs one. */
function readPowerShell(quoted: string): string {
  const parts = /^'((?:[^'\u2018\u2019\u201a\u201b]|(['\u2018\u2019\u201a\u201b])\2)*)'$/.exec(quoted);
  if (parts === null) throw new Error(`not one literal string: ${quoted}`);
  return (parts[1] ?? '').replace(/(['\u2018\u2019\u201a\u201b])\1/g, '$1');
}

test.each([...ODD, 'typographic \u2018quotes\u2019 \u201a\u201b', '@(1) #{x}'])(
  'PowerShell reads %j as one literal string',
  (text) => expect(readPowerShell(quotePowerShell(text))).toBe(text),
);

function shell(id: ShellId) {
  const found = SHELLS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no shell ${id}`);
  return found;
}
const MD5_OF_HELLO = '5d41402abc4b2a76b9719d911017c592';

/** Runs a command with a program in place of curl and wget that writes "hello" to the file and notes its arguments. */
function run(script: string, answer = 'hello', status = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  for (const tool of ['curl', 'wget']) {
    const path = join(folder, tool);
    writeFileSync(
      path,
      `#!/bin/sh
for argument; do printf '%s\\n' "$argument" >> args; done
while [ $# -gt 0 ]; do case "$1" in -o|-O) printf %s ${answer} > "$2";; esac; shift; done
exit ${status}
`,
    );
    chmodSync(path, 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const {
    stdout,
    stderr,
    status: code,
  } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  const args = readFileSync(join(folder, 'args'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { stdout, stderr, code, args };
}

const URL = 'https://files.example/a%20b.zip?expires=1&signature=$(id)`id`%27';

// TERM-1, TERM-2.
test.each(['curl', 'wget'] as const)(
  'the %s command resumes, downloads and checks a file of any name',
  (id) => {
    const name = `it's "$(id)" \`id\` 100% !.zip`;
    const { args, stdout, code } = run(shell(id).command({ name, url: URL, md5: MD5_OF_HELLO }));
    expect(args).toEqual(
      id === 'curl' ? ['-fgL', '--retry', '3', '-C', '-', '-o', name, URL] : ['-c', '-O', name, URL],
    );
    expect(stdout).toBe(`${name}: OK\n`);
    expect(code).toBe(0);
  },
);

// TERM-1. Not every system that runs the tests has curl.
const hasCurl = spawnSync('curl', ['--version']).status === 0;
(hasCurl ? test : test.skip)('curl itself downloads from an address with brackets and braces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curl-'));
  writeFileSync(join(folder, 'a[1]{2}.zip'), 'hello');
  const url = `file://${folder}/a[1]{2}.zip`;
  const command = shell('curl').command({ name: 'saved #1.zip', url, md5: MD5_OF_HELLO });
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('saved #1.zip: OK\n');
});

test('a wrong sum is an error, also after a failed download; a complete file that cannot be resumed is none', () => {
  const command = shell('curl').command({ name: 'a.zip', url: URL, md5: MD5_OF_HELLO });
  expect(run(command, 'error')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('damaged'),
  });
  expect(run(command, 'hello', 22)).toMatchObject({ code: 0, stdout: 'a.zip: OK\n' });
});

test('without a sum the command only downloads', () => {
  expect(shell('curl').command({ name: 'a.zip', url: 'https://x.example/a', md5: '' })).toBe(
    "curl -fgL --retry 3 -C - -o 'a.zip' 'https://x.example/a'",
  );
});

test('the PowerShell command uses literal strings only', () => {
  expect(shell('powershell').command({ name: "it's $x.zip", url: URL, md5: MD5_OF_HELLO })).toBe(
    `curl.exe -fgL --retry 3 -C - -o 'it''s $x.zip' 'https://files.example/a%20b.zip?expires=1&signature=$(id)\`id\`%27'; ` +
      "if ((Get-FileHash -Algorithm MD5 -LiteralPath 'it''s $x.zip' -ErrorAction SilentlyContinue).Hash -eq " +
      `'${MD5_OF_HELLO}') { 'it''s $x.zip: OK' } else { Write-Error 'it''s $x.zip: the MD5 sum is wrong: incomplete or damaged' }`,
  );
});

// TERM-4.
test.each(['curl', 'wget'] as const)(
  'the %s script downloads all files and ends with an error if one is wrong',
  (id) => {
    const files = [
      { name: "it's one.zip", url: `${URL}1`, md5: MD5_OF_HELLO },
      { name: 'two.zip', url: `${URL}2`, md5: '0'.repeat(32) },
      { name: 'three $3.zip', url: `${URL}3`, md5: '' },
    ];
    const script = shell(id).script(files, '3 files\r\nrm -rf /');
    expect(script).toContain('# 3 files\n# rm -rf /\n');
    const { args, stdout, stderr, code } = run(script);
    expect(args.filter((argument) => argument.startsWith('https'))).toEqual(files.map(({ url }) => url));
    expect(stdout).toBe("it's one.zip: OK\nthree $3.zip: OK\n");
    expect(stderr).toBe('two.zip: failed, incomplete or damaged\n');
    expect(code).toBe(1);
  },
);

test('the PowerShell script has a line for each file', () => {
  const script = shell('powershell').script([{ name: "a's.zip", url: URL, md5: '' }], 'x\n}; Remove-Item *');
  expect(script).toContain('# x\n# }; Remove-Item *\n');
  expect(script).toContain(`Get-One 'a''s.zip' '${URL}' ''\n`);
});
