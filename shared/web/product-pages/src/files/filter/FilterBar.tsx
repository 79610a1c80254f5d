import { countOf, partOf, visitorPlatform } from '@portal/catalog';
import { Button, Select } from '@portal/ui';
import { useId, useRef, useState } from 'react';
import { useTypedText } from '../../state/use-typed-text';
import { FACETS, type Facet, systemName } from '../facets';
import type { PageFile } from '../page-files';
import { useVisitor } from '../recommended/use-visitor';
import {
  type FacetOption,
  type FileFilter,
  facetOptions,
  isFiltering,
  matchesFilter,
  NO_FILTER,
  optionValue,
} from './file-filter';
import styles from './filter.module.css';

/** The first option ends the choice. */
const ALL: FacetOption = { value: '', label: 'All' };

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The search box of the filter. It follows the address, but keeps what is being typed. */
function NameField({ value, onChange }: NameFieldProps) {
  const id = useId();
  const [text, setText] = useTypedText(value, onChange);
  return (
    <div className={styles.name}>
      <label htmlFor={id}>File name</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

const LABELS: Readonly<Record<Facet, string>> = {
  os: 'System',
  compiler: 'Compiler',
  arch: 'Architecture',
};

export interface FilterBarProps {
  /** All files of the page. */
  readonly files: readonly PageFile[];
  /** What the number of files depends on; empty: on nothing. FIND-6. */
  readonly note: string;
  /** Whether the page recommends one of them. */
  readonly isRecommending: boolean;
  readonly filter: FileFilter;
  readonly onChange: (change: Partial<FileFilter>) => void;
}

/** "3 of 41 files", or "41 files" without a filter. */
function countText(files: readonly PageFile[], filter: FileFilter): string {
  if (!isFiltering(filter)) return countOf(files.length, 'file');
  const matching = files.filter(({ entry, context }) => matchesFilter(entry, context, filter)).length;
  return partOf(matching, files.length, 'file');
}

/**
 * The visitor's own system if the page has files for it, no system is chosen, and the page does not recommend a file for
 * it already; empty otherwise. FIND-4.
 */
function suggestedSystem(
  systems: readonly { readonly value: string }[],
  filter: FileFilter,
  recommended: string,
): string {
  const own = visitorPlatform(window.navigator);
  return filter.os === '' && own !== recommended && systems.some(({ value }) => value === own) ? own : '';
}

/** Filters the files of a download page. FIND-1, FIND-2, FIND-4. */
export function FilterBar({ files, note, isRecommending, filter, onChange }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const facets = FACETS.map((facet) => ({ facet, options: facetOptions(facet, files, filter[facet]) }));
  const { system } = useVisitor();
  const suggestion = suggestedSystem(facets[0]?.options ?? [], filter, isRecommending ? system : '');
  /** For a button that disappears: the focus stays in the bar. */
  const changeAndFocus = (change: Partial<FileFilter>) => {
    onChange(change);
    bar.current?.focus({ preventScroll: true });
  };
  /** Each "Show all" makes the name's field anew, without what was typed and is not in the address yet. */
  const [fieldKey, setFieldKey] = useState(0);
  const showAll = () => {
    setFieldKey(fieldKey + 1);
    changeAndFocus(NO_FILTER);
  };
  const count = countText(files, filter);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element
    <div ref={bar} role="search" aria-label="Filter files" tabIndex={-1} className={styles.bar}>
      <div className={styles.fields}>
        {facets.map(
          ({ facet, options }) =>
            options.length > 0 && (
              <Select
                key={facet}
                className={styles.facet}
                label={LABELS[facet]}
                options={[ALL, ...options]}
                value={optionValue(facet, options, filter[facet])}
                onChange={(value) => onChange({ [facet]: value })}
              />
            ),
        )}
        <NameField key={fieldKey} value={filter.q} onChange={(q) => onChange({ q })} />
      </div>
      <div className={styles.outcome}>
        <span>
          <span role="status">{count}</span> <span>{note}</span>
        </span>
        {isFiltering(filter) && (
          <Button kind="link" size="small" onClick={showAll}>
            Show all
          </Button>
        )}
        {suggestion !== '' && (
          <Button
            kind="text"
            size="small"
            icon="platforms"
            onClick={() => changeAndFocus({ os: suggestion })}
          >
            Show files for {systemName(suggestion)}
          </Button>
        )}
      </div>
      {count.startsWith('0 ') && (
        <p className={styles.none}>No file matches. Remove a filter, or show all files.</p>
      )}
    </div>
  );
}
