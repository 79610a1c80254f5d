import {
  cardAnchor,
  DownloadAlert,
  DownloadButton,
  type DownloadRequest,
  recommendedKey,
} from '@portal/download-button';
import { cx, Select, useHydrated, VisuallyHidden } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { chooseSystem, SYSTEM_SELECT } from '@portal/ui/visitor';
import { useId, useMemo, useState } from 'react';
import { LazyCardStatus } from '../DownloadCard';
import { formatSize } from '../FileItem';
import type { PageFile } from '../page-files';
import {
  type FileLanguages,
  otherFiles,
  pickLanguage,
  recommend,
  type SystemFiles,
  systemsOf,
} from './recommend';
import styles from './recommended.module.css';
import { useVisitor } from './use-visitor';
import { allVariants, type Choice, choiceOf, type Variant, variantFor, variantStyles } from './variants';

/** The id of the element that holds all files. */
export const ALL_FILES_ID = 'files';

const INDEX = 'data-variant';
/** Stands for the list of systems among the variants. */
const LIST = 'list';

/** The address of a file's card, without a filter, which could hide it. */
function useCardAddress() {
  const { search } = useLocation();
  return ({ request }: PageFile, query?: string) =>
    `${query ?? (search && '?')}#${encodeURIComponent(cardAnchor(request.alertKey))}`;
}

interface SystemSelectProps {
  /** The same in a rendered and in a drawn page, so that the focus goes on from one to the other. */
  readonly id: string;
  readonly systems: readonly SystemFiles[];
  /** The chosen one; none of `systems`: nothing is selected. */
  readonly system: string;
}

/** The way to another system. It works before the page is taken over. REC-3. */
function SystemSelect({ id, systems, system }: SystemSelectProps) {
  const selected = systems.some((other) => other.system === system) ? system : '';
  return (
    <div className={styles.systems} {...{ [SYSTEM_SELECT]: selected }}>
      <Select
        id={id}
        label="Your system"
        labelPosition="beside"
        size="small"
        placeholder="Choose"
        options={systems.map(({ system: value, label }) => ({ value, label }))}
        value={selected || undefined}
        onChange={chooseSystem}
      />
    </div>
  );
}

/** The region has alerts of its own: the file's card may be in a closed section. */
const requestInRegion = ({ request }: PageFile): DownloadRequest => ({
  ...request,
  alertKey: recommendedKey(request.alertKey),
});

interface FileProps extends Variant {
  readonly file: PageFile;
}

function FileToDownload({ file, label, language, saysArch }: FileProps) {
  const statusId = useId();
  const { arch, size } = file.entry;
  const request = requestInRegion(file);
  const facts = [
    `For ${label}${saysArch && arch ? ` ${arch}` : ''}`,
    language?.name,
    typeof size === 'number' && formatSize(size),
  ];
  return (
    <div className={styles.file}>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.action}>
        <DownloadButton request={request} file={file.name} size="large" aria-describedby={statusId} />
        <div className={styles.status}>
          <LazyCardStatus id={statusId} request={request} />
        </div>
      </div>
    </div>
  );
}

/** Links to the cards of the other files of the same system. */
function OtherFiles({ file, label, ofSystem, language }: FileProps) {
  const address = useCardAddress();
  return otherFiles(ofSystem, file).map((other, index) => (
    <a key={other.label} href={address(other.file, language?.search)}>
      {index === 0 ? (
        `Also for ${label}: ${other.label}`
      ) : (
        <>
          <VisuallyHidden>Also for {label}: </VisuallyHidden>
          {other.label}
        </>
      )}
    </a>
  ));
}

/** A link for each system: without scripts, and where there is no file for the visitor's, or it is not known. REC-2, REC-3. */
function SystemList({ systems, language }: Pick<Choice, 'systems' | 'language'>) {
  const address = useCardAddress();
  return (
    <ul className={styles.list}>
      {systems.map(({ system, label, files }) => {
        const file = recommend(files, '');
        return (
          file && (
            <li key={system}>
              <a href={address(file, language?.search)}>{label}</a> {file.name}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ContentProps {
  readonly choice: Pick<Choice, 'systems' | 'language'>;
  /** `null`: the visitor's system is not known. */
  readonly variant: Variant | null;
}

/** The parts have the same places in each state, so that the select stays when another system is chosen. */
function Content({ choice, variant }: ContentProps) {
  const file = variant?.file;
  const own = variant && file && { ...variant, file };
  return (
    <>
      {own && <FileToDownload {...own} />}
      {own && <DownloadAlert alertKey={requestInRegion(own.file).alertKey} />}
      {!own && (
        <div className={styles.none}>
          {variant && <p className={styles.name}>There is no file for {variant.label}.</p>}
          <SystemList {...choice} />
        </div>
      )}
      <div className={styles.ways}>
        <SystemSelect
          id={`system-${(variant?.id ?? LIST).replace(/\W+/g, '-')}`}
          systems={choice.systems}
          system={own?.system ?? ''}
        />
        {own && <OtherFiles {...own} />}
        <a href={`#${ALL_FILES_ID}`}>All files</a>
      </div>
    </>
  );
}

export interface RecommendedDownloadProps {
  /** All files of the page. */
  readonly files: readonly PageFile[];
  /** For a product in several languages. Default: it is in none. */
  readonly languages?: FileLanguages | undefined;
}

/** What a page's document has until it is taken over: a variant for every visitor. */
function allElements({ files, languages }: RecommendedDownloadProps) {
  const offered = languages?.offered ?? [];
  const variants = allVariants(files, offered);
  return [
    <style key="styles">{variantStyles(variants, INDEX)}</style>,
    ...variants.map((variant, index) => (
      <div key={variant.id} className={styles.variant} {...{ [INDEX]: index }}>
        <Content choice={variant} variant={variant} />
      </div>
    )),
    <div key={LIST} className={cx(styles.variant, styles.shown)} {...{ [INDEX]: LIST }}>
      <Content choice={choiceOf(files, offered[0])} variant={null} />
    </div>,
  ];
}

/** The variant for the visitor's machine, in the element of the rendered page. */
function useOwnVariant({ files, languages }: RecommendedDownloadProps) {
  const { system, arch, language: tag } = useVisitor();
  const language = languages && pickLanguage(languages, tag);
  const choice = useMemo(() => choiceOf(files, language), [files, language]);
  const variant = system === '' ? null : variantFor(choice, system, arch);
  return { choice, variant };
}

/** Whether a page recommends a file: its files are for several systems, or in several languages. REC-1. */
export function isRecommending({ files, languages }: RecommendedDownloadProps): boolean {
  const offered = languages?.offered ?? [];
  const { length } = systemsOf(offered[0]?.files() ?? files);
  return length > 1 || (length === 1 && offered.length > 1);
}

/** The file of a page for the visitor's machine, and the ways to the others. REC-1. */
export function RecommendedDownload(props: RecommendedDownloadProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const own = useOwnVariant(props);
  const [key, setKey] = useState<string | null>(null);
  // Of the element that the rendered page shows. It stays, with the focus in it, whatever is chosen later.
  if (isHydrated && key === null) setKey(own.variant?.id ?? LIST);
  return (
    <section aria-labelledby={id} className={styles.region}>
      <h2 id={id} className={styles.heading}>
        Recommended download
      </h2>
      {isHydrated
        ? [
            <div key={key} className={cx(styles.variant, styles.shown)}>
              <Content {...own} />
            </div>,
          ]
        : allElements(props)}
    </section>
  );
}
