import { Skeleton } from '@portal/ui';
import { SignInPopup } from './SignInPopup';
import styles from './sign-in.module.css';
import { UserMenu } from './UserMenu';
import { useWidgetView } from './use-widget-view';

/** The header's end: "Sign In" for a visitor, the user's name and menu otherwise. SIGN-1, SIGN-4. */
export function SignInWidget() {
  const view = useWidgetView();
  switch (view.kind) {
    case 'undecided':
      return (
        <div className={styles.undecided}>
          <Skeleton shape="button" />
        </div>
      );
    case 'user':
      return <UserMenu user={view.user} />;
    case 'visitor':
      return <SignInPopup />;
  }
}
