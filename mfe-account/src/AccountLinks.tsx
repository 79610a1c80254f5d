import { accountPages } from '@portal/sdk/api/core';
import { ButtonLink } from '@portal/sdk/ui';
import styles from './account-links.module.css';

/** Links to sign up and log in; both return to this page. `default` beside another primary action. CALL-13. */
export function AccountLinks({ kind = 'primary' }: { readonly kind?: 'primary' | 'default' }) {
  return (
    <div className={styles.actions}>
      <ButtonLink kind={kind} href={accountPages.signUp()} sameTab>
        Create an account
      </ButtonLink>
      <ButtonLink href={accountPages.signIn()} sameTab>
        Sign In
      </ButtonLink>
    </div>
  );
}
