import { type VisitorSystem, visitorPlatform } from '@portal/catalog';
import { Button } from '@portal/ui';
import { Tabs } from '@portal/ui/tabs';
import { useRef, useState } from 'react';
import { type FileSums, sumLine } from '../sums';
import { quotePosix, quotePowerShell } from '../terminal/shells';
import styles from './verify.module.css';

/** A command that checks a file in the current folder. */
interface CheckCommand {
  /** System or program that it is for. */
  readonly system: 'PowerShell' | 'macOS' | 'Linux';
  /** One line. */
  readonly text: string;
}

/** The name that each system has for an algorithm, or its program. */
const PROGRAMS = {
  MD5: { powerShell: 'MD5', macOs: 'md5', linux: 'md5sum' },
  'SHA-256': { powerShell: 'SHA256', macOs: 'shasum -a 256', linux: 'sha256sum' },
} as const;

/**
 * The command that checks a file, for each system, in the order of their tabs. It prints `True` or `OK` if the file is
 * intact. VERIFY-6.
 * @param fileName as it was saved (`savedName`).
 */
export function checkCommands(fileName: string, { algorithm, sum }: FileSums): CheckCommand[] {
  const { powerShell, macOs, linux } = PROGRAMS[algorithm];
  return [
    {
      system: 'PowerShell',
      text: `(Get-FileHash -Algorithm ${powerShell} -LiteralPath ${quotePowerShell(`./${fileName}`)}).Hash -eq '${sum}'`,
    },
    {
      system: 'macOS',
      // The program reads the file from its input, so that no file name is an option.
      text: `[ "$(${macOs} < ${quotePosix(fileName)} | cut -d ' ' -f 1)" = ${sum} ] && echo OK || echo FAILED`,
    },
    { system: 'Linux', text: `printf '%s\\n' ${quotePosix(sumLine(sum, fileName))} | ${linux} -c -` },
  ];
}

const OWN_SYSTEMS: Readonly<Partial<Record<ReturnType<typeof visitorPlatform>, CheckCommand['system']>>> = {
  windows: 'PowerShell',
  mac: 'macOS',
  linux: 'Linux',
};

/** The system whose command is open first. On a phone, which has no terminal, it is the first one. VERIFY-6. */
export const ownSystem = (visitor: VisitorSystem): CheckCommand['system'] =>
  OWN_SYSTEMS[visitorPlatform(visitor)] ?? 'PowerShell';

type CopyState = 'idle' | 'copied' | 'selected';

/** One command with a Copy button. If the browser denies the clipboard, the command is selected. */
function Command({ system, text }: CheckCommand) {
  const [state, setState] = useState<CopyState>('idle');
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      setState('selected');
    }
  };
  return (
    <>
      <div className={styles.command}>
        <pre>
          <code ref={code}>{text}</code>
        </pre>
        <Button
          kind="text"
          size="small"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={`Copy the command for ${system}`}
          onClick={copy}
        >
          Copy
        </Button>
      </div>
      {/* No `status`: the dialog has one, the outcome. */}
      <p className={styles.muted} aria-live="polite">
        {state === 'copied' && `Copied: ${system}`}
        {state === 'selected' && 'The clipboard is not available here. Copy the selected text.'}
      </p>
    </>
  );
}

/** The command that checks the file, in a tab for each system; the visitor's own is open. VERIFY-6. */
export function CheckCommands({ fileName, sums }: { readonly fileName: string; readonly sums: FileSums }) {
  return (
    <section className={styles.commands} aria-labelledby="check-commands">
      <h3 id="check-commands">Or check it with a command</h3>
      <p className={styles.muted}>
        In the folder of the download. It compares the {sums.algorithm} sum and prints True or OK if the file
        is intact.
      </p>
      <Tabs
        label="Commands by system"
        initial={ownSystem(window.navigator)}
        tabs={checkCommands(fileName, sums).map((command) => ({
          id: command.system,
          title: command.system,
          content: <Command key={command.system} {...command} />,
        }))}
      />
    </section>
  );
}
