import { type VisitorSystem, visitorPlatform } from '@portal/catalog';
import { type FileSums, sumLine } from '../sums';
import { quotePosix, quotePowerShell } from '../terminal/shells';

/** A command that checks a file in the current folder. */
export interface CheckCommand {
  /** System or program that it is for. */
  readonly system: 'PowerShell' | 'macOS' | 'Linux';
  /** One line. */
  readonly text: string;
}

type Algorithm = 'MD5' | 'SHA-256';
type LineOf = (fileName: string, sum: string) => string;
type Programs = Readonly<Record<Algorithm, LineOf>>;

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

/** In the order of their tabs. */
const SYSTEMS: Readonly<Record<CheckCommand['system'], Programs>> = {
  PowerShell: { MD5: powerShell('MD5'), 'SHA-256': powerShell('SHA256') },
  macOS: { MD5: macOs('md5'), 'SHA-256': macOs('shasum -a 256') },
  Linux: { MD5: linux('md5sum'), 'SHA-256': linux('sha256sum') },
};

/** The sum that the commands check: SHA-256 where content has it. VERIFY-6. */
export const checkedAlgorithm = ({ sha256 }: FileSums): Algorithm =>
  sha256 === undefined ? 'MD5' : 'SHA-256';

/**
 * The command that checks a file, for each system. It prints `True` or `OK` if the file is intact. VERIFY-6.
 * @param fileName as it was saved (`savedName`).
 */
export function checkCommands(fileName: string, sums: FileSums): CheckCommand[] {
  const algorithm = checkedAlgorithm(sums);
  return Object.entries(SYSTEMS).map(([system, programs]) => ({
    system: system as CheckCommand['system'],
    text: programs[algorithm](fileName, sums.sha256 ?? sums.md5),
  }));
}

const OWN_SYSTEMS: Readonly<Partial<Record<ReturnType<typeof visitorPlatform>, CheckCommand['system']>>> = {
  windows: 'PowerShell',
  mac: 'macOS',
  linux: 'Linux',
};

/** The system whose command is open first. On a phone, which has no terminal, it is the first one. VERIFY-6. */
export const ownSystem = (visitor: VisitorSystem): CheckCommand['system'] =>
  OWN_SYSTEMS[visitorPlatform(visitor)] ?? 'PowerShell';
