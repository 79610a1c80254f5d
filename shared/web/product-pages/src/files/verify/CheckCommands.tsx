import { Button } from '@portal/ui';
import { Tabs } from '@portal/ui/tabs';
import { useRef, useState } from 'react';
import type { FileSums } from '../sums';
import { type CheckCommand, checkCommands, checkedAlgorithm, ownSystem } from './check-commands';
import styles from './verify.module.css';

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
        In the folder of the download. It compares the {checkedAlgorithm(sums)} sum and prints True or OK if
        the file is intact.
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
