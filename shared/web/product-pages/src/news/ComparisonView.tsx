import type { ReleaseOutline } from '@portal/api/content';
import { sortNotes } from '@portal/catalog';
import { Notes } from '@portal/ui/pages';
import { compareReleases } from './compare';
import styles from './compare.module.css';

interface Release extends ReleaseOutline {
  readonly version: string;
}

function FileNames({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <section>
      <h3>
        {title} ({names.length})
      </h3>
      {names.length === 0 ? (
        <p className={styles.none}>None.</p>
      ) : (
        <ul className={styles.files}>
          {names.map((name) => (
            <li key={name}>{name}</li>
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
      {date && <p className={styles.none}>{date}</p>}
      {all.length === 0 ? <p className={styles.none}>No notes.</p> : <Notes value={all} />}
    </section>
  );
}

export interface ComparisonViewProps {
  readonly from: Release;
  readonly to: Release;
}

/** What differs between two releases. NEWS-3. */
export function ComparisonView({ from, to }: ComparisonViewProps) {
  const { added, removed, changed } = compareReleases(from, to);
  return (
    <>
      <div className={styles.sides}>
        <FileNames title="Files added" names={added} />
        <FileNames title="Files removed" names={removed} />
      </div>
      <section>
        <h3>Changed system requirements ({changed.length})</h3>
        {changed.length === 0 ? (
          <p className={styles.none}>None.</p>
        ) : (
          <ul className={styles.files}>
            {changed.map(({ filename, before, after }) => (
              <li key={filename}>
                {filename}
                <div>
                  <del>{before.join('; ') || 'No requirements'}</del>
                </div>
                <div>
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
