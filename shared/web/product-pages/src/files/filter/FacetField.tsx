import { cx, Icon } from '@portal/ui';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useState } from 'react';
import type { FacetOption } from './file-filter';
import styles from './filter.module.css';

/** The first option ends the choice. */
const withAll = (options: readonly FacetOption[]): FacetOption[] => [{ value: '', label: 'All' }, ...options];

interface FacetFieldProps {
  readonly label: string;
  readonly options: readonly FacetOption[];
  /** Empty: all values. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own list, for a visitor whose browser could not load the portal's. */
function PlainFacetSelect({ label, options, value, onChange }: FacetFieldProps) {
  return (
    <select
      // biome-ignore lint/a11y/noAutofocus: it replaces the field that had the focus
      autoFocus
      className={cx(styles.input, styles.select)}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {withAll(options).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const loadSelect = () => import('@portal/ui/select');

/** The portal's list, open: it replaces the field that was clicked. */
const FacetSelect = lazy(async (): Promise<{ default: ComponentType<FacetFieldProps> }> => {
  try {
    const { Select } = await loadSelect();
    return {
      default: ({ label, options, value, onChange }) => (
        <Select
          autoFocus
          defaultOpen
          className={styles.select}
          popupMatchSelectWidth={false}
          aria-label={label}
          options={withAll(options)}
          value={value}
          onChange={onChange}
        />
      ),
    };
  } catch {
    return { default: PlainFacetSelect };
  }
});

/** Fetches the list before it is opened. A failure is handled when it is opened. */
const preload = () => void loadSelect().catch(() => undefined);

/** Keys that open a closed combobox. */
const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

interface ClosedProps extends FacetFieldProps {
  readonly onOpen: () => void;
}

/**
 * Looks like the closed list, which is large and loads when the visitor hovers over or focuses it. A field as in the
 * list, not a button: the page's buttons that expand something are its sections.
 */
function ClosedSelect({ label, options, value, onOpen }: ClosedProps) {
  return (
    <span className={styles.closed}>
      <input
        readOnly
        role="combobox"
        aria-label={label}
        aria-expanded="false"
        aria-haspopup="listbox"
        className={styles.input}
        value={withAll(options).find((option) => option.value === value)?.label ?? ''}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onOpen}
        onKeyDown={(event: KeyboardEvent) => {
          if (!OPENING_KEYS.includes(event.key)) return;
          event.preventDefault();
          onOpen();
        }}
      />
      <Icon name="chevron-down" size={14} />
    </span>
  );
}

/** A combobox with the values of one property of the page's files. FIND-1. */
export function FacetField(props: FacetFieldProps) {
  const [isUsed, setIsUsed] = useState(false);
  const closed = <ClosedSelect {...props} onOpen={() => setIsUsed(true)} />;
  return (
    <div className={styles.facet}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      {isUsed ? (
        <Suspense fallback={closed}>
          <FacetSelect {...props} />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}
