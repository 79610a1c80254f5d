import { RouteTitle } from '@portal/product-pages/parts';
import { getConfig } from '@portal/sdk/config';
import { Container, ExternalLink, PageHeader } from '@portal/sdk/ui';
import styles from './cadflow.module.css';

const TITLE = 'HOOPS CADFlow';
/** Unit: pixels. HOOPS-1. */
const FRAME_HEIGHT = 2000;

/** An external page in a full-width frame, with a link to it in case frames are blocked. HOOPS-1. */
export function Component() {
  const { cadflowUrl } = getConfig();
  return (
    <div className={styles.page}>
      <RouteTitle title={TITLE} />
      <Container>
        <PageHeader
          title={TITLE}
          actions={<ExternalLink href={cadflowUrl}>Open HOOPS CADFlow in a new tab</ExternalLink>}
        />
      </Container>
      <iframe className={styles.frame} src={cadflowUrl} title={TITLE} height={FRAME_HEIGHT} />
    </div>
  );
}
