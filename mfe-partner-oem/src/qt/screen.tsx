import { countOf } from '@portal/catalog';
import { DownloadCard, RouteTitle, useRememberedItem } from '@portal/product-pages/parts';
import { cardAnchor, cardAnchorFromHash } from '@portal/sdk/download-button';
import { Accordion, CardList, Container, Day, PageHeader, Tag } from '@portal/sdk/ui';
import { archiveRequest, qtToolkit } from './archives';
import styles from './qt.module.css';

function Archives({ version, packages }: (typeof qtToolkit.versions)[number]) {
  return (
    <CardList>
      {packages.map((filename) => (
        <DownloadCard key={filename} name={filename} request={archiveRequest(version, filename)} />
      ))}
    </CardList>
  );
}

/** The version of the archive that the URL hash names, to open it initially. */
const addressedVersion = () =>
  qtToolkit.versions.find(({ version, packages }) =>
    packages.some((filename) => {
      const request = archiveRequest(version, filename);
      return request !== null && cardAnchor(request.alertKey) === cardAnchorFromHash();
    }),
  )?.version;

/** The fixed list of Qt source archives. QT-1. */
export function Component() {
  const remembered = useRememberedItem('versions', addressedVersion);
  return (
    <Container className={styles.page}>
      <RouteTitle title={`${qtToolkit.title} Downloads`} />
      <PageHeader
        title={qtToolkit.title}
        meta={
          <>
            <Day date={qtToolkit.date} />
            <Tag>{qtToolkit.productVersion}</Tag>
          </>
        }
      >
        <p>
          Some of our applications use the Qt libraries under version 3 of the GNU Lesser General Public
          License (LGPL v3). These are the unchanged source archives of the versions in use, from which you
          can build the libraries yourself and put your own in the place of ours.
        </p>
      </PageHeader>
      <Accordion
        {...remembered}
        items={qtToolkit.versions.map((entry) => ({
          id: entry.version,
          title: `Qt ${entry.version}`,
          extra: countOf(entry.packages.length, 'file'),
          content: () => <Archives {...entry} />,
        }))}
      />
    </Container>
  );
}
