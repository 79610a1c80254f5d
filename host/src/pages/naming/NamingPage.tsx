import { packageNaming } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Container, PageTitle } from '@portal/ui';

/** How packages are named. Spec P§9, Q§9. */
export function NamingPage() {
  return (
    <Container>
      <PageTitle title="Package Naming Conventions" siteTitle={getConfig().siteTitle} />
      <h1>Package Naming Conventions</h1>
      <p>
        <code>{packageNaming.pattern}</code>
      </p>
    </Container>
  );
}

export { NamingPage as Component };
