import type { FileSums } from '../sums';
import { sumLine } from '../sums';
import { quotePosix, quotePowerShell } from '../terminal/shells';

/** Commands that check a file in the current folder. */
export interface CheckCommand {
  /** System or program that it is for. */
  readonly system: 'PowerShell' | 'macOS' | 'Linux';
  /** A line for each sum. */
  readonly text: string;
}

type LineOf = (fileName: string, sum: string) => string;

interface Programs {
  readonly md5: LineOf;
  readonly sha256: LineOf;
}

const powerShell =
  (algorithm: string): LineOf =>
  (fileName, sum) =>
    `(Get-FileHash -Algorithm ${algorithm} -LiteralPath ${quotePowerShell(`./${fileName}`)}).Hash -eq '${sum}'`;

/** The program reads the file from its input, so that no file name is an option. */
const macOs =
  (program: string): LineOf =>
  (fileName, sum) =>
    `[ "$(${program} < ${quotePosix(fileName)} | cut -d ' ' -f 1)" = ${sum} ] && echo OK || echo FAILED`;

const linux =
  (program: string): LineOf =>
  (fileName, sum) =>
    `printf '%s\\n' ${quotePosix(sumLine(sum, fileName))} | ${program} -c -`;

const SYSTEMS: Readonly<Record<CheckCommand['system'], Programs>> = {
  PowerShell: { md5: powerShell('MD5'), sha256: powerShell('SHA256') },
  macOS: { md5: macOs('md5'), sha256: macOs('shasum -a 256') },
  Linux: { md5: linux('md5sum'), sha256: linux('sha256sum') },
};

/**
 * The commands that check a file, for each system. They print `True` or `OK` if the file is intact. VERIFY-6.
 * @param fileName as it was saved, without control characters.
 */
export const checkCommands = (fileName: string, { md5, sha256 }: FileSums): CheckCommand[] =>
  Object.entries(SYSTEMS).map(([system, programs]) => ({
    system: system as CheckCommand['system'],
    text: [
      programs.md5(fileName, md5),
      ...(sha256 === undefined ? [] : [programs.sha256(fileName, sha256)]),
    ].join('\n'),
  }));
