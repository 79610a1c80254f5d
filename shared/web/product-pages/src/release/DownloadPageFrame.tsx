import type { Notes as NotesValue, ReleaseHead } from '@portal/api/content';
import { displayName, type Product, screenPath, visibleNotes } from '@portal/catalog';
import { cardAnchorFromHash, DownloadAlert, licenseAlertKey, ViewMyLicense } from '@portal/download-button';
import { ButtonLink, Day, Stack, Tag } from '@portal/ui';
import { Notes, PageHeader, SafeHtml } from '@portal/ui/pages';
import { useLocation } from '@portal/ui/router';
import { type ReactNode, useMemo, useState } from 'react';
import { ALL_FILES, FileViewContext } from '../files/file-view';
import fileStyles from '../files/files.module.css';
import type { PageToolsProps } from '../files/PageTools';
import { needsFilter, type PageFile, PageFilesProvider } from '../files/page-files';
import { ContentLinks } from '../frame/ContentLinks';
import { NewsSlot } from '../news/NewsSlot';
import styles from '../news/news-slot.module.css';
import { idlePart } from '../state/idle-part';

/** The filter bar and the selection of a download page. A page without them shows all files. */
const LazyPageTools = idlePart<PageToolsProps>(() =>
  import(/* webpackChunkName: "card-tools" */ '../files/PageTools').then(
    ({ default: PageTools }) => PageTools,
  ),
);

interface LicenseInformationProps {
  readonly product: Pick<Product, 'runsForDays'>;
  readonly notes: NotesValue;
}

/** The note of a product with a time limit, for content without its own. LIMIT-3. */
const defaultNote = ({ runsForDays }: LicenseInformationProps['product']): string =>
  runsForDays === undefined ? '' : `The viewer carries a ${runsForDays}-day license.`;

/** The license information block of a release; renders nothing without notes. PAGE-7. */
export function LicenseInformation({ product, notes }: LicenseInformationProps) {
  const stated = visibleNotes(notes);
  const texts = stated.length > 0 ? stated : visibleNotes(defaultNote(product));
  return <Notes value={texts} tone="info" title="License information" />;
}

const NO_FILES = () => [];

interface DownloadPageFrameProps {
  readonly product: Product;
  /** The fields that the content of every release has. */
  readonly head: ReleaseHead;
  /** Shown if the content does not name a version. */
  readonly version: string;
  /** Text of the page itself, shown between the header and the notes. Default: none. */
  readonly statement?: ReactNode;
  /** Lists all files of the page, for its tools. Default: none. */
  readonly files?: () => readonly PageFile[];
  /** The sections of the release. */
  readonly children: ReactNode;
}

/**
 * Links to the training, if the product has a custom sidebar, which omits it (PAGE-9), and "View my License"; where the
 * product has no such button, a link to the licenses. PAGE-31.
 */
function PageActions({ product }: { readonly product: Product }) {
  const training = product.sidebar && screenPath(product, 'training');
  return (
    <>
      {training && (
        <ButtonLink to={training} icon="training">
          Online Training
        </ButtonLink>
      )}
      {product.viewMyLicense ? (
        <ViewMyLicense product={product} />
      ) : (
        <ButtonLink to="/license_generator" icon="license">
          Your licenses
        </ButtonLink>
      )}
    </>
  );
}

/**
 * Layout of every download page. Above the sections: title and date, license information, the button "View my
 * License", notes as warnings, news, and the alert area. PAGE-1.
 */
export function DownloadPageFrame({
  product,
  head,
  version,
  statement,
  files = NO_FILES,
  children,
}: DownloadPageFrameProps) {
  const { hash } = useLocation();
  const [view, setView] = useState(ALL_FILES);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const hasFilter = useMemo(() => needsFilter(files()), [files]);
  return (
    <ContentLinks product={product}>
      <PageHeader
        title={displayName(head.title)}
        meta={
          <>
            {head.date && <Day date={head.date} />}
            <Tag>{head.version || version}</Tag>
            <NewsSlot product={product} version={version} />
          </>
        }
        actions={<PageActions product={product} />}
      >
        {head.description && <SafeHtml html={head.description} />}
      </PageHeader>
      <Stack gap={4}>
        <DownloadAlert alertKey={licenseAlertKey(product)} />
        {statement}
        <LicenseInformation product={product} notes={head.license_information.notes} />
        {/* An address of its own: `#notes`. */}
        <div id="notes" tabIndex={-1} className={styles.notes}>
          <Notes value={head.notes} highlights={head.highlights} tone="warning" />
        </div>
        <PageFilesProvider value={files}>
          <div ref={setRoom} hidden={!hasFilter} className={fileStyles.room} />
          {/* Another card of the same page opens its section as on a first visit. */}
          <FileViewContext key={cardAnchorFromHash(hash)} value={view}>
            {children}
          </FileViewContext>
          {room && <LazyPageTools room={room} onView={setView} />}
        </PageFilesProvider>
      </Stack>
    </ContentLinks>
  );
}
