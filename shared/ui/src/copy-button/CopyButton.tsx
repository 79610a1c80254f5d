import { useEffect, useRef, useState } from 'react';
import type { ButtonKind, ButtonSize } from '../button/appearance';
import { Button } from '../button/Button';
import styles from './copyButton.module.css';
import { copyText } from './copyText';

export interface CopyButtonProps {
  /** The text to copy. */
  readonly value: string;
  /** Name of the button, such as "Copy Key"; default "Copy". It stays while "Copied" is shown. */
  readonly label?: string;
  /** Only the icon is seen; the label is still the name. */
  readonly compact?: boolean;
  /** As of `Button`. Default: `default`. */
  readonly kind?: ButtonKind;
  /** As of `Button`. Default: `medium`. */
  readonly size?: ButtonSize;
}

type State = 'idle' | 'copied' | 'by-hand';

/** Puts a value on the clipboard and says so; where that is refused, it selects the value for the visitor. */
export function CopyButton({ value, label = 'Copy', compact, kind, size }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'by-hand') {
      // Selecting alone does not move the focus, and Ctrl+C copies what is selected where the focus is.
      field.current?.focus();
      field.current?.select();
    }
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => setState((await copyText(value)) ? 'copied' : 'by-hand');

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
      {state === 'by-hand' && (
        <input ref={field} className={styles.field} readOnly value={value} aria-label={`${label}: value`} />
      )}
      <span className={state === 'copied' ? styles.bubble : styles.hint} role="status">
        {state === 'copied' && 'Copied'}
        {state === 'by-hand' && 'The clipboard is not available here. Press Ctrl+C to copy.'}
      </span>
    </span>
  );
}
