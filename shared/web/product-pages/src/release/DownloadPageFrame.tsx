import type { Notes as NotesValue } from '@portal/api/content';
import {
  displayName,
  feedPath,
  type Product,
  screenPath,
  sortNotes,
  versionWords,
  visibleNotes,
} from '@portal/catalog';
import { cardAnchorFromHash, DownloadAlert, licenseAlertKey, ViewMyLicense } from '@portal/download-button';
import { ButtonLink, cx, Day, PageHeader, Stack, Tag, VisuallyHidden } from '@portal/ui';
import { Notes, SafeHtml } from '@portal/ui/pages';
import { useLocation } from '@portal/ui/router';
import { type ReactNode, useId, useState } from 'react';
import { ALL_FILES, FileViewContext } from '../files/file-view';
import fileStyles from '../files/files.module.css';
import type { PageToolsProps } from '../files/PageTools';
import { ALL_FILES_ID, needsFilter, type PageFile, PageFilesContext } from '../files/page-files';
import { RecommendedSlot } from '../files/recommended/RecommendedSlot';
import { type FileLanguages, isRecommending } from '../files/recommended/systems';
import { ContentLinks } from '../frame/ContentLinks';
import { CompareSlot, NewsSlot, useIsVersionPage } from '../news/NewsSlot';
import newsStyles from '../news/news-slot.module.css';
import { idlePart } from '../state/idle-part';
import frameStyles from './page-frame.module.css';
import type { Release, ShownRelease } from './release';

/** The filter bar and the selection of a download page. A page without them shows all files. */
const LazyPageTools = idlePart<PageToolsProps>(
  () => import(/* webpackChunkName: "card-tools" */ '../files/PageTools'),
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

const NO_FILES: readonly PageFile[] = [];

interface DownloadPageFrameProps {
  readonly release: Release;
  /** Tags beside the date, for what the title does not say. Default: none. */
  readonly facts?: ReactNode;
  /** Text of the page itself, shown between the recommended file and the notes. Default: none. */
  readonly statement?: ReactNode;
  /** All files of the page, for its tools; the same list in each render. Default: none. */
  readonly files?: readonly PageFile[];
  /** The languages of the files, for a product in several. Default: it is in none. */
  readonly languages?: FileLanguages;
  /** The sections of the release. */
  readonly children: ReactNode;
}

/**
 * The page's row of actions, all of one look: comparison and feed of its versions, the training, if the product has a
 * custom sidebar, which omits it (PAGE-9), and "View my License"; where the product has no such button, a link to the
 * licenses. PAGE-31, PAGE-33, NEWS-3, NEWS-4.
 */
function PageActions({ product, version }: ShownRelease) {
  const training = product.sidebar && screenPath(product, 'training');
  return (
    <div className={frameStyles.actions}>
      {useIsVersionPage(product) && (
        <>
          <CompareSlot product={product} version={version} />
          <ButtonLink href={feedPath(product.code)} sameTab kind="text" size="small" icon="feed">
            Feed of releases<VisuallyHidden> of {product.name}</VisuallyHidden>
          </ButtonLink>
        </>
      )}
      {training && (
        <ButtonLink to={training} kind="text" size="small" icon="training">
          Online Training
        </ButtonLink>
      )}
      {product.viewMyLicense ? (
        <ViewMyLicense product={product} kind="text" size="small" />
      ) : (
        <ButtonLink to="/license_generator" kind="text" size="small" icon="license">
          Your licenses
        </ButtonLink>
      )}
    </div>
  );
}

/** Whether a title names a version, so that the page need not say it again. */
const namesVersion = (title: string, version: string): boolean =>
  title
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .includes(versionWords(version).toLowerCase());

/** What the number of files on the page depends on: with a language, its own files are added. FIND-6. */
function scopeNote(languages: FileLanguages | undefined): string {
  if (languages === undefined || languages.offered.length === 0) return '';
  return languages.chosen === null
    ? 'for all languages; choose a language to add its own'
    : `for all languages and ${languages.chosen}`;
}

/** The address `#notes` leads to the news, else to the notes. */
const notesPlace = (isAddressed: boolean) => ({
  ...(isAddressed && { id: 'notes', tabIndex: -1 }),
  className: newsStyles.notes,
});

/**
 * Layout of every download page. First what a download needs: title, a line of facts, the recommended file, license
 * information and notes as warnings; then the news with a row of actions, and all files. PAGE-1, PAGE-33.
 */
export function DownloadPageFrame({
  release: { product, version, content: head },
  facts,
  statement,
  files = NO_FILES,
  languages,
  children,
}: DownloadPageFrameProps) {
  const { hash } = useLocation();
  const [view, setView] = useState(ALL_FILES);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const recommended = { files, languages };
  const isRecommended = isRecommending(recommended);
  // Content may have no title.
  const title = head.title.trim() || `${product.name} ${versionWords(version)}`;
  const aboutId = useId();
  const { notes, news } = sortNotes(head.notes, head.highlights);
  const shownVersion = head.version || version;
  return (
    <ContentLinks product={product}>
      <Stack gap={4}>
        <div className={cx(isRecommended && frameStyles.first, news.length > 0 && frameStyles.beforeNews)}>
          <PageHeader
            title={displayName(title)}
            meta={
              <div className={frameStyles.facts}>
                {head.date && <Day date={head.date} />}
                {!namesVersion(title, shownVersion) && <Tag>{shownVersion}</Tag>}
                {facts}
                <NewsSlot product={product} version={version} />
              </div>
            }
          >
            {head.description && <SafeHtml html={head.description} />}
          </PageHeader>
          <Stack gap={4}>
            {isRecommended && (
              <RecommendedSlot key={`${product.code} ${version} ${languages?.chosen}`} {...recommended} />
            )}
            {statement}
            <LicenseInformation product={product} notes={head.license_information.notes} />
            <div {...notesPlace(news.length === 0)}>
              <Notes value={notes} tone="warning" />
            </div>
          </Stack>
        </div>
        <section aria-labelledby={aboutId} className={frameStyles.about}>
          <h2 id={aboutId}>About this release</h2>
          <div {...notesPlace(news.length > 0)}>
            <Notes value={[]} highlights={news} tone="warning" />
          </div>
          <PageActions product={product} version={version} />
          <DownloadAlert alertKey={licenseAlertKey(product)} />
        </section>
        {/* A visitor may have downloaded a file of a language that is not chosen now. VERIFY-2. */}
        <PageFilesContext
          value={() => [...files, ...(languages?.offered.flatMap((offered) => offered.files()) ?? [])]}
        >
          {/* An address of its own: `#files`. */}
          <section id={ALL_FILES_ID} tabIndex={-1} aria-label="All files" className={fileStyles.all}>
            <div ref={setRoom} hidden={!needsFilter(files)} className={fileStyles.room} />
            {/* Another card of the same page opens its section as on a first visit. */}
            <FileViewContext key={cardAnchorFromHash(hash)} value={view}>
              {children}
            </FileViewContext>
          </section>
        </PageFilesContext>
        {room && (
          <LazyPageTools
            room={room}
            onView={setView}
            files={files}
            note={scopeNote(languages)}
            isRecommending={isRecommended}
          />
        )}
      </Stack>
    </ContentLinks>
  );
}
