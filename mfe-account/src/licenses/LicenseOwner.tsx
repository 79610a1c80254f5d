import { Alert, AppLink } from '@portal/ui';

/** Says whose licenses a member of staff is looking at. LIC-5. */
export function LicenseOwner({ email }: { readonly email: string }) {
  return (
    <Alert kind="info" title={`These are the licenses of ${email}.`}>
      <AppLink to="/license_generator">Back to my own licenses</AppLink>
    </Alert>
  );
}
