/**
 * Quotes a text as one argument of a POSIX shell (sh, bash, zsh): nothing in it is expanded. TERM-2.
 * @example quotePosix("it's") // 'it'\''s'
 */
export const quotePosix = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** PowerShell takes typographic quotes for plain ones. */
const SINGLE_QUOTES = /['\u2018\u2019\u201a\u201b]/g;

/** Quotes a text as one literal string of PowerShell: nothing in it is expanded. TERM-2. */
export const quotePowerShell = (text: string): string => `'${text.replace(SINGLE_QUOTES, '$&$&')}'`;

/** A download as a command names it. */
export interface CommandFile {
  /** The name to save it under (`savedName`). */
  readonly name: string;
  /** The signed address. */
  readonly url: string;
  /** The MD5 sum in lower-case hex; empty if the content has none. */
  readonly md5: string;
}

export type ShellId = 'curl' | 'wget' | 'powershell';

/** A terminal program, and how to download with it. */
export interface Shell {
  readonly id: ShellId;
  readonly label: string;
  /** One line that downloads a file, goes on with a part that is already there, and checks it. TERM-1. */
  readonly command: (file: CommandFile) => string;
  /** A script that downloads several files. `heading` is a comment of one or more lines. TERM-4. */
  readonly script: (files: readonly CommandFile[], heading: string) => string;
}

const OK = 'OK';
const BAD = 'the MD5 sum is wrong: incomplete or damaged';

/** `md5sum` on Linux, `md5` on macOS; both read the file from standard input, so that its name cannot matter. */
const posixSum = (name: string) => `$( (md5sum < ${name} || md5 -q < ${name}) 2>/dev/null | cut -c1-32)`;

const comment = (text: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `# ${line}`)
    .join('\n');

/** @param get the program's arguments, of a name and an address that are quoted. */
const posixShell = (id: ShellId, get: (name: string, url: string) => string): Shell => ({
  id,
  label: id,
  command({ name, url, md5 }) {
    const file = quotePosix(name);
    if (md5 === '') return get(file, quotePosix(url));
    // Also after an error: curl and wget fail if the file is already complete, and the sum tells the truth.
    const test = `[ "${posixSum(file)}" = ${quotePosix(md5)} ]`;
    return `${get(file, quotePosix(url))}; ${test} && echo ${quotePosix(`${name}: ${OK}`)} || { echo ${quotePosix(`${name}: ${BAD}`)} >&2; false; }`;
  },
  script: (files, heading) => `#!/bin/sh
${comment(heading)}
failed=0
get() { # name, address, MD5 sum or nothing
  ${get('"$1"', '"$2"')}
  status=$?
  if [ -n "$3" ]; then [ "${posixSum('"$1"')}" = "$3" ]; status=$?; fi
  if [ "$status" -eq 0 ]; then echo "$1: ${OK}"; else echo "$1: failed, incomplete or damaged" >&2; failed=1; fi
}
${files.map(({ name, url, md5 }) => `get ${[name, url, md5].map(quotePosix).join(' ')}`).join('\n')}
exit "$failed"
`,
});

/** curl comes with Windows 10 and later; only PowerShell 7 could go on with a part without it. */
const POWERSHELL_CURL = 'curl.exe -fgL --retry 3 -C - -o';

function powerShellCommand({ name, url, md5 }: CommandFile): string {
  const file = quotePowerShell(name);
  const get = `${POWERSHELL_CURL} ${file} ${quotePowerShell(url)}`;
  if (md5 === '') return get;
  const sum = `(Get-FileHash -Algorithm MD5 -LiteralPath ${file} -ErrorAction SilentlyContinue).Hash`;
  return `${get}; if (${sum} -eq ${quotePowerShell(md5)}) { ${quotePowerShell(`${name}: ${OK}`)} } else { Write-Error ${quotePowerShell(`${name}: ${BAD}`)} }`;
}

const powerShellScript = (files: readonly CommandFile[], heading: string) => `${comment(heading)}
function Get-One($Name, $Address, $Sum) {
  ${POWERSHELL_CURL} $Name $Address
  $ok = $LASTEXITCODE -eq 0
  if ($Sum) { $ok = (Get-FileHash -Algorithm MD5 -LiteralPath $Name -ErrorAction SilentlyContinue).Hash -eq $Sum }
  if ($ok) { "\${Name}: ${OK}" } else { Write-Error "\${Name}: failed, incomplete or damaged" }
}
${files.map(({ name, url, md5 }) => `Get-One ${[name, url, md5].map(quotePowerShell).join(' ')}`).join('\n')}
`;

/** In the order of their buttons. */
export const SHELLS: readonly Shell[] = [
  // A failed answer is never saved (`-f`; wget does so by itself), and brackets in an address are no pattern (`-g`).
  posixShell('curl', (name, url) => `curl -fgL --retry 3 -C - -o ${name} ${url}`),
  posixShell('wget', (name, url) => `wget -c -O ${name} ${url}`),
  { id: 'powershell', label: 'PowerShell', command: powerShellCommand, script: powerShellScript },
];
