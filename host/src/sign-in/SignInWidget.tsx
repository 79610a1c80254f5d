import { Skeleton } from '@portal/ui';
import { SignInPopup } from './SignInPopup';
import styles from './sign-in.module.css';
import { UserMenu } from './UserMenu';
import { useWidgetView } from './use-widget-view';

/** The end of the header: "Sign In" for a visitor, the name and menu of a signed-in user. SIGN-1, SIGN-4. */
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
