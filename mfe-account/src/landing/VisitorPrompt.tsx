import { accountPages } from '@portal/api/core';
import { ButtonLink, Icon, type IconName } from '@portal/ui';
import styles from './landing.module.css';

/** The benefits of an account. */
const REASONS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'download', text: 'Download release packages' },
  { icon: 'trial', text: 'Evaluate the HOOPS platforms' },
  { icon: 'license', text: 'Keep your license keys at hand' },
];

interface VisitorPromptProps {
  /** Whether a session has just ended. */
  readonly expired: boolean;
}

/** Prompts a visitor to log in or to create an account. LAND-1. */
export function VisitorPrompt({ expired }: VisitorPromptProps) {
  return (
    <div className={styles.prompt}>
      <h2>{expired ? 'Your session has ended' : 'Your products in one place'}</h2>
      <p className={styles.muted}>
        {expired
          ? 'Sign in again to see your licensed products and evaluations.'
          : 'Create an account or sign in to see your licensed products and evaluations.'}
      </p>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} className={styles.reasonIcon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={accountPages.signUp()} sameTab>
          Create an account
        </ButtonLink>
        <ButtonLink href={accountPages.signIn()} sameTab>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}
