import { getConfig } from '@portal/config';
import { Container, PageTitle, Spinner } from '@portal/ui';
import { useEffect } from 'react';
import { page } from '../../frame/page';
import styles from './developer-support.lazy.module.css';

/** Replaces the location with the support site; the link is for when that does not work. HOST-1. */
export function DeveloperSupport() {
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
