import type { OutlineFile, ReleaseOutline } from '@portal/api/content';
import { sortNotes } from '@portal/catalog';
import { breakAtUnderscores, Count, Day, VisuallyHidden } from '@portal/ui';
import { Notes } from '@portal/ui/pages';
import styles from './compare.module.css';

/** A release that is compared: its version, and its files. */
interface ComparedRelease {
  readonly version: string;
  readonly files: readonly OutlineFile[];
}

type Release = ComparedRelease & ReleaseOutline;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A file's name without its version: `HOOPS_Exchange_2026.3.0_Linux.tar.gz` is `hoops_exchange_#_linux.tar.gz`. The
 * version 6 is not in `x86_64`.
 */
function keyOf(filename: string, version: string): string {
  const parts = version
    .trim()
    .toLowerCase()
    .split(/[\s._-]+/)
    .map(escapePattern);
  const inName = new RegExp(`(?<!\\d)${parts.join('[\\s._-]?')}(?!\\d)`, 'g');
  return filename.toLowerCase().replace(inName, '#');
}

/** A key without its other numbers with dots, which may be builds and patches of the version. */
const withoutBuilds = (key: string) =>
  key.replace(/\d+(?:\.\d+)+/g, '#').replace(/#(?:[._]?\d+)?(?=[_-]|$)/g, '#');

/**
 * The files of a release with their keys. A name in `common`, which both releases have, is one, whatever version is in
 * it: `Guide_2025.pdf` in 2025 and in 2026.
 */
const withKeys = ({ version, files }: ComparedRelease, common: ReadonlySet<string>) =>
  files.map((file) => {
    const isCommon = common.has(file.filename);
    const key = isCommon ? `= ${file.filename}` : keyOf(file.filename, version);
    return { file, key, short: isCommon ? key : withoutBuilds(key) };
  });

type Keyed = ReturnType<typeof withKeys>;

/** The short keys of several files of a release, which their numbers tell apart: `gcc-9.3` and `gcc-11.4`. */
function ambiguousKeys(files: Keyed): ReadonlySet<string> {
  const keys = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { key, short } of files) {
    if ((keys.get(short) ?? key) !== key) ambiguous.add(short);
    keys.set(short, key);
  }
  return ambiguous;
}

const sameTexts = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Compares the files of two releases. NEWS-3. */
export function compareReleases(from: ComparedRelease, to: ComparedRelease) {
  const names = new Set(from.files.map(({ filename }) => filename));
  const common = new Set(to.files.map(({ filename }) => filename).filter((name) => names.has(name)));
  const [older, newer] = [withKeys(from, common), withKeys(to, common)];
  const ambiguous = new Set([...ambiguousKeys(older), ...ambiguousKeys(newer)]);
  /** By keys that the same packages of the other release have. */
  const byKey = (files: Keyed) =>
    new Map(files.map(({ file, key, short }) => [ambiguous.has(short) ? key : short, file]));
  const [before, after] = [byKey(older), byKey(newer)];
  const namesOnlyIn = (release: typeof before, other: typeof before) =>
    [...release].filter(([key]) => !other.has(key)).map(([, { filename }]) => filename);
  return {
    added: namesOnlyIn(after, before),
    removed: namesOnlyIn(before, after),
    /** Files of both with other requirements, by their names in the newer one. */
    changed: [...after].flatMap(([key, { filename, requirements }]) => {
      const old = before.get(key)?.requirements;
      if (old === undefined || sameTexts(old, requirements)) return [];
      return [{ filename, before: old, after: requirements }];
    }),
  };
}

function FileNames({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section>
      <h3>
        {title} <Count>{names.length}</Count>
      </h3>
      {names.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ul className={styles.files}>
          {names.map((name) => (
            <li key={name}>{breakAtUnderscores(name)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NotesOf({ release: { version, date, notes, highlights } }: { readonly release: Release }) {
  const sorted = sortNotes(notes, highlights);
  const all = [...sorted.news, ...sorted.notes];
  return (
    <section>
      <h3>Notes of {version}</h3>
      {date && (
        <p className={styles.none}>
          <Day date={date} />
        </p>
      )}
      {all.length === 0 ? <p className={styles.none}>No notes.</p> : <Notes value={all} />}
    </section>
  );
}

/** What differs between two releases. Most screen readers do not tell deleted text from inserted. NEWS-3. */
export function ComparisonView({ from, to }: Readonly<Record<'from' | 'to', Release>>) {
  const { added, removed, changed } = compareReleases(from, to);
  return (
    <>
      <div className={styles.sides}>
        <FileNames title="Files added" names={added} />
        <FileNames title="Files removed" names={removed} />
      </div>
      <section>
        <h3>
          Changed system requirements <Count>{changed.length}</Count>
        </h3>
        {changed.length === 0 ? (
          <p className={styles.none}>None.</p>
        ) : (
          <ul className={styles.files}>
            {changed.map(({ filename, before, after }) => (
              <li key={filename}>
                {breakAtUnderscores(filename)}
                <div>
                  <VisuallyHidden>{from.version}: </VisuallyHidden>
                  <del>{before.join('; ') || 'No requirements'}</del>
                </div>
                <div>
                  <VisuallyHidden>{to.version}: </VisuallyHidden>
                  <ins>{after.join('; ') || 'No requirements'}</ins>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.sides}>
        <NotesOf release={from} />
        <NotesOf release={to} />
      </div>
    </>
  );
}
