import { accountPages } from '@portal/sdk/api/core';
import { ButtonLink } from '@portal/sdk/ui';
import styles from './account-links.module.css';

interface AccountLinksProps {
  /** Whether another button is the primary action. */
  readonly secondary?: boolean;
}

/** Links to sign up and log in; both return to this page. CALL-13. */
export function AccountLinks({ secondary }: AccountLinksProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink kind={secondary ? 'default' : 'primary'} href={accountPages.signUp()} sameTab>
        Create an account
      </ButtonLink>
      <ButtonLink href={accountPages.signIn()} sameTab>
        Sign In
      </ButtonLink>
    </div>
  );
}
