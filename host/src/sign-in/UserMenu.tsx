import { accountPages, describeError } from '@portal/api/core';
import { type SessionUser, signOut } from '@portal/session';
import { AppLink, ExternalLink, Icon, useAction } from '@portal/ui';
import { showToast } from '@portal/ui/toasts';
import { page } from '../frame/page';
import { usePopup } from '../header/use-popup';
import styles from './user-menu.module.css';

/** The first letters of a name's first and last word; a letter can be two of a text's code units (𠮷). */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase())
    .join('');
}

/** Signs out and reloads the page for a visitor. SES-14. */
async function signOutAndReload(): Promise<void> {
  try {
    await signOut();
    page.reload();
  } catch (error) {
    showToast({ kind: 'error', header: 'You are still signed in', body: describeError(error) });
  }
}

/** Name and company, with a menu that contains the links to account and licenses and the sign-out button. SIGN-4. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const { open, close, rootProps, buttonProps, panelProps } = usePopup('user-menu');
  const { busy, run } = useAction(signOutAndReload);
  return (
    <div className={styles.root} {...rootProps}>
      <button {...buttonProps} className={styles.button}>
        <span className={styles.initials} aria-hidden="true">
          {initials(user.name)}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{user.name}</span>
          {user.company && <span className={styles.company}> {user.company}</span>}
        </span>
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && (
          <>
            <p className={styles.email}>{user.email}</p>
            <ul className={styles.entries}>
              <li>
                <ExternalLink
                  href={accountPages.account()}
                  className={styles.entry}
                  showIcon={false}
                  onClick={close}
                >
                  <Icon name="user" size={18} />
                  My Account
                </ExternalLink>
              </li>
              <li>
                <AppLink to="/license_generator" className={styles.entry} onClick={close}>
                  <Icon name="license" size={18} />
                  My Licenses
                </AppLink>
              </li>
              <li>
                <button type="button" className={styles.entry} aria-busy={busy || undefined} onClick={run}>
                  <Icon name="sign-out" size={18} />
                  Logout
                </button>
              </li>
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
