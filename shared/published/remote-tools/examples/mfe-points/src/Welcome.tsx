import { getConfig } from '@portal/sdk/config';
import { useSessionUser } from '@portal/sdk/session';
import { PageTitle } from '@portal/sdk/ui';

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
