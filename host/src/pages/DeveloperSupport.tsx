import { getConfig } from '@portal/config';
import { Container, PageTitle, Spinner } from '@portal/ui';
import { useEffect } from 'react';
import { page } from '../frame/page';
import styles from './developer-support.lazy.module.css';

/** Redirects to the support site, with a link as the fallback. HOST-1. */
function DeveloperSupport() {
  const { supportUrl, siteTitle } = getConfig();
  useEffect(() => page.replace(supportUrl), [supportUrl]);
  return (
    <Container className={styles.page}>
      <PageTitle title="Developer Support" siteTitle={siteTitle} />
      <h1>Developer Support</h1>
      <Spinner label="Taking you to the support site…" />
      <p>
        If nothing happens, <a href={supportUrl}>open the support site</a>.
      </p>
    </Container>
  );
}

export { DeveloperSupport as Component };
