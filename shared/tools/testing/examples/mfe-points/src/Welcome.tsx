import { getConfig } from '@portal/config';
import { useSessionUser } from '@portal/session';
import { PageTitle } from '@portal/ui';

export function Welcome() {
  const user = useSessionUser();
  return (
    <>
      <PageTitle title="Point clouds" siteTitle={getConfig().siteTitle} />
      <h1>Point clouds</h1>
      <p>{user === null ? 'Sign in to see your scans.' : `The scans of ${user.name}`}</p>
    </>
  );
}
