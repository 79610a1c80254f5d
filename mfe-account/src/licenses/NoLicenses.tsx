import { ButtonLink, EmptyState } from '@portal/ui';

interface NoLicensesProps {
  readonly email: string | null;
}

export function NoLicenses({ email }: NoLicensesProps) {
  if (email !== null) return <EmptyState icon="license" title={`${email} has no licenses.`} />;
  return (
    <EmptyState
      icon="license"
      title="You have no licenses yet."
      detail="A trial or a purchase puts its license here, with its key and its header files."
      action={
        <ButtonLink kind="primary" to="/hoops/the-hoops-platform/trial">
          Choose a 60-day trial
        </ButtonLink>
      }
    />
  );
}
