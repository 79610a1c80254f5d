import {
  cardHash,
  DownloadAlert,
  DownloadButton,
  type DownloadRequest,
  recommendedKey,
} from '@portal/download-button';
import { alertStore } from '@portal/download-button/status';
import { breakAtUnderscores, cx, isRendering, Select, VisuallyHidden } from '@portal/ui';
import { useLocation } from '@portal/ui/router';
import { chooseSystem, SYSTEM_SELECT } from '@portal/ui/visitor';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { LazyCardStatus } from '../DownloadCard';
import { formatSize } from '../format-size';
import { ALL_FILES_ID, type PageFile } from '../page-files';
import { otherFiles, pickLanguage, recommend } from './recommend';
import styles from './recommended.module.css';
import type { Recommendable, SystemFiles } from './systems';
import { useVisitor } from './use-visitor';
import { allVariants, type Choice, choiceOf, type Variant, variantFor, variantStyles } from './variants';

const INDEX = 'data-variant';
/** Stands for the list of systems among the variants. */
const LIST = 'list';

/** The address of a file's card, without a filter, which could hide it. */
function useCardAddress() {
  const { search } = useLocation();
  return ({ request }: PageFile, query = search && '?') => query + cardHash(request.alertKey);
}

interface SystemSelectProps {
  /** The same in a rendered and in a drawn page, so that the focus goes on from one to the other. */
  readonly id: string;
  readonly systems: readonly SystemFiles[];
  /** The chosen one; none of `systems`: nothing is selected. */
  readonly system: string;
}

/** The way to another system. In a rendered page, the document's inline script lets it work. REC-3. */
function SystemSelect({ id, systems, system }: SystemSelectProps) {
  const selected = systems.some((other) => other.system === system) ? system : '';
  return (
    <div className={styles.systems} {...(isRendering() && { [SYSTEM_SELECT]: selected })}>
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
      {/* The file changes with "Your system", which is below it. */}
      <div className={styles.words} aria-live="polite" aria-atomic>
        <p className={styles.name}>{breakAtUnderscores(file.name)}</p>
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
              <a href={address(file, language?.search)}>{label}</a> {breakAtUnderscores(file.name)}
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

/** The region of a page that is rendered ahead: a variant for every visitor. */
function AllVariants({ files, languages }: Recommendable) {
  const offered = languages?.offered ?? [];
  const variants = allVariants(files, offered);
  return (
    <>
      <style>{variantStyles(variants, INDEX)}</style>
      {variants.map((variant, index) => (
        <div key={variant.id} className={styles.variant} {...{ [INDEX]: index }}>
          <Content choice={variant} variant={variant} />
        </div>
      ))}
      <div className={cx(styles.variant, styles.shown)} {...{ [INDEX]: LIST }}>
        <Content choice={choiceOf(files, offered[0])} variant={null} />
      </div>
    </>
  );
}

/**
 * The region in a browser: the variant for the visitor's machine. While its file has an alert, such as the offer to
 * continue after signing in, its language stays: licenses are known later. REC-4, REC-5.
 */
function OwnVariant({ files, languages }: Recommendable) {
  const { system, arch, language: tag } = useVisitor();
  const picked = languages && pickLanguage(languages, tag);
  const [name, setName] = useState(picked?.name);
  const language = languages?.offered.find((offered) => offered.name === name);
  const choice = useMemo(() => choiceOf(files, language), [files, language]);
  const variant = system === '' ? null : variantFor(choice, system, arch);
  const key = variant?.file && requestInRegion(variant.file).alertKey;
  const hasAlert = useStore(alertStore, (alerts) => key !== undefined && key in alerts);
  // React renders again at once, and discards this render.
  if (picked?.name !== name && !hasAlert) setName(picked?.name);
  return (
    <div className={cx(styles.variant, styles.shown)}>
      <Content choice={choice} variant={variant} />
    </div>
  );
}

/** The file of a page for the visitor's machine, and the ways to the others. REC-1. */
export function RecommendedDownload(props: Recommendable) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.region}>
      <h2 id={id} className={styles.heading}>
        Recommended download
      </h2>
      {isRendering() ? <AllVariants {...props} /> : <OwnVariant {...props} />}
    </section>
  );
}
