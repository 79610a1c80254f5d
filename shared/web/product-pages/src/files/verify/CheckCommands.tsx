import { Button } from '@portal/ui';
import { useRef, useState } from 'react';
import type { CheckCommand } from './check-commands';
import styles from './verify.module.css';

type Copied = { readonly kind: 'copied' | 'selected'; readonly system: CheckCommand['system'] } | null;

/** The commands with a Copy button each. If the browser denies the clipboard, the command is selected. VERIFY-6. */
export function CheckCommands({ commands }: { readonly commands: readonly CheckCommand[] }) {
  const [copied, setCopied] = useState<Copied>(null);
  const texts = useRef(new Map<string, HTMLElement>());

  const copy = async ({ system, text }: CheckCommand) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ kind: 'copied', system });
    } catch {
      const element = texts.current.get(system);
      if (element) window.getSelection()?.selectAllChildren(element);
      setCopied({ kind: 'selected', system });
    }
  };

  return (
    <section className={styles.commands} aria-labelledby="check-commands">
      <h3 id="check-commands">Or check it with a command</h3>
      <p className={styles.muted}>
        In the folder of the download. The answer is True or OK if the file is intact.
      </p>
      {commands.map((command) => (
        <div key={command.system} className={styles.command}>
          <p>{command.system}</p>
          <pre>
            <code
              ref={(element) => {
                if (element) texts.current.set(command.system, element);
              }}
            >
              {command.text}
            </code>
          </pre>
          <Button
            kind="text"
            size="small"
            icon={copied?.kind === 'copied' && copied.system === command.system ? 'check' : 'copy'}
            aria-label={`Copy the command for ${command.system}`}
            onClick={() => copy(command)}
          >
            Copy
          </Button>
        </div>
      ))}
      {/* No `status`: the dialog has one, the outcome. */}
      <p className={styles.muted} aria-live="polite">
        {copied?.kind === 'copied' && `Copied: ${copied.system}`}
        {copied?.kind === 'selected' && 'The clipboard is not available here. Press Ctrl+C to copy.'}
      </p>
    </section>
  );
}
