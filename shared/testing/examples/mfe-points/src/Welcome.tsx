import { useSessionUser } from '@portal/session';

export function Welcome() {
  const user = useSessionUser();
  return (
    <>
      <h1>Point clouds</h1>
      <p>{user === null ? 'Sign in to see your scans.' : `The scans of ${user.name}`}</p>
    </>
  );
}
