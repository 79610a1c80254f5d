import { Alert, AppLink } from '@portal/ui';

/** Tells a staff user which user's licenses are listed. LIC-5. */
export function LicenseOwner({ email }: { readonly email: string }) {
  return (
    <Alert kind="info" title={`These are the licenses of ${email}.`}>
      <AppLink to="/license_generator">Back to my own licenses</AppLink>
    </Alert>
  );
}
