import { cx, Icon, type IconName, useColorScheme, VisuallyHidden } from '@portal/ui';
import { useId } from 'react';
import iconButton from './icon-button.module.css';
import styles from './scheme.module.css';
import { usePopup } from './use-popup';

/** The color schemes with their labels and icons. */
const SCHEMES = [
  { choice: 'system', label: 'System', icon: 'system' },
  { choice: 'light', label: 'Light', icon: 'sun' },
  { choice: 'dark', label: 'Dark', icon: 'moon' },
] as const satisfies readonly { choice: string; label: string; icon: IconName }[];

/** Radio buttons: light, dark, or the operating system's setting. */
export function SchemeChoices({ row }: { readonly row?: boolean }) {
  const { choice: chosen, choose } = useColorScheme();
  const name = useId();
  return (
    <fieldset className={cx(styles.choices, row && styles.row)}>
      <legend className={styles.legend}>Color scheme</legend>
      {SCHEMES.map(({ choice, label, icon }) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={chosen === choice}
            onChange={() => choose(choice)}
          />
          <Icon name={icon} size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The color scheme popup on wide screens; on narrow screens the choices are in the menu. */
export function SchemeSwitch() {
  const { choice } = useColorScheme();
  const { open, rootProps, buttonProps, panelProps } = usePopup('color-scheme');
  const icon = SCHEMES.find((scheme) => scheme.choice === choice)?.icon ?? 'system';
  return (
    <div className={styles.switch} {...rootProps}>
      <button {...buttonProps} className={iconButton.button}>
        <Icon name={icon} />
        <VisuallyHidden>Color scheme</VisuallyHidden>
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && <SchemeChoices />}
      </div>
    </div>
  );
}
