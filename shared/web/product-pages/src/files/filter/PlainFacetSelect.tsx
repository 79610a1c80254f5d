import { cx } from '@portal/ui';
import { type FacetFieldProps, withAll } from './facet-field';
import styles from './filter.module.css';

/** The browser's own list, for a visitor whose browser could not load the portal's. */
export function PlainFacetSelect({ label, options, value, onChange }: FacetFieldProps) {
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
