import { Icon, useColorScheme, VisuallyHidden } from '@portal/ui';
import iconButton from './icon-button.module.css';
import { SCHEMES, SchemeChoices } from './SchemeChoices';
import styles from './scheme.module.css';
import { usePopup } from './use-popup';

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
