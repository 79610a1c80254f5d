import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonKind, type ButtonSize } from '../button/Button';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  /** The text to copy. */
  readonly value: string;
  /** Accessible name of the button, such as "Copy Key"; it does not change while "Copied" is shown. Default: "Copy". */
  readonly label?: string;
  /** Whether to show only the icon; the label is still the accessible name. Default: false. */
  readonly compact?: boolean;
  /** As for `Button`. Default: `default`. */
  readonly kind?: ButtonKind;
  /** As for `Button`. Default: `medium`. */
  readonly size?: ButtonSize;
}

type State = 'idle' | 'copied' | 'manual';

/**
 * Writes text to the clipboard. Never answers at once, or React would not show the state in between.
 * @returns false if the browser denies access or has no clipboard, as on a page without TLS.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a value to the clipboard and confirms it. If the browser denies access, it shows the value selected. */
export function CopyButton({ value, label = 'Copy', compact, kind, size }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'manual') {
      // `select()` does not move the focus, and Ctrl+C copies the selection of the focused element.
      field.current?.focus();
      field.current?.select();
    }
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    // Each attempt is told, and selects the field again.
    setState('idle');
    setState((await copyText(value)) ? 'copied' : 'manual');
  };

  return (
    <span className={styles.copy}>
      <Button
        kind={kind}
        size={size}
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={compact ? label : undefined}
        title={compact ? label : undefined}
        onClick={copy}
      >
        {compact ? undefined : label}
      </Button>
      {state === 'manual' && (
        <input ref={field} className={styles.field} readOnly value={value} aria-label={`${label}: value`} />
      )}
      <span className={state === 'copied' ? styles.bubble : styles.hint} role="status">
        {state === 'copied' && 'Copied'}
        {state === 'manual' && 'The clipboard is not available here. Copy the selected text.'}
      </span>
    </span>
  );
}
