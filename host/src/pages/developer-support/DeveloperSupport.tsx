import { getConfig } from '@portal/config';
import { Container, PageTitle } from '@portal/ui';
import { useEffect } from 'react';
import { page } from '../../frame/page';

/** Replaces the location with the support site. Spec P§2. */
export function DeveloperSupport() {
  const { supportUrl, siteTitle } = getConfig();
  useEffect(() => page.replace(supportUrl), [supportUrl]);
  return (
    <Container>
      <PageTitle title="Developer Support" siteTitle={siteTitle} />
      <h1>Developer Support</h1>
      <p>
        Taking you to the support site… If nothing happens, <a href={supportUrl}>open the support site</a>.
      </p>
    </Container>
  );
}

export { DeveloperSupport as Component };
