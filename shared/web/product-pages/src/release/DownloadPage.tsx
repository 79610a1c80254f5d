import { type Product, routeVersion, versionWords } from '@portal/catalog';
import { Skeleton, Stack } from '@portal/ui';
import { useParams } from '@portal/ui/router';
import type { ReactNode } from 'react';
import { Loading } from '../state/Loading';
import { PageData } from '../state/PageData';
import type { ProductData } from '../state/page-state';

interface DownloadPageProps<Data> extends ProductData<Data> {
  /** Title of the document. Default: the product's name, the version unless it is the latest, and "Downloads". */
  readonly title?: string;
  /** Subject of the error sentences. Default: "The downloads of" and the product's name. */
  readonly subject?: string;
  /** Renders the release. */
  readonly children: (data: Data) => ReactNode;
}

/** Each version's page has a title of its own. PAGES-4. */
const titleOf = ({ name }: Product, version: string): string =>
  version === 'latest' ? `${name} Downloads` : `${name} ${versionWords(version)} Downloads`;

/** A download page in each of its states. MISS-1, MISS-2, MISS-3. */
export function DownloadPage<Data>({
  product,
  state,
  title: ownTitle,
  subject = `The downloads of ${product.name}`,
  children,
}: DownloadPageProps<Data>) {
  const { version } = useParams();
  const title = ownTitle ?? titleOf(product, routeVersion(version));
  return (
    <PageData
      state={state}
      title={title}
      section={product}
      subject={subject}
      skeleton={
        // License information, notes, and closed sections.
        <Loading title={product.name}>
          <Stack gap={4}>
            <Skeleton shape="row" height={108} count={2} />
            <Skeleton shape="card" height={336} />
          </Stack>
        </Loading>
      }
    >
      {children}
    </PageData>
  );
}
