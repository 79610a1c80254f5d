import { Select } from '@portal/ui/select';
import { type FacetFieldProps, withAll } from './facet-field';
import styles from './filter.module.css';

/** The list of values, open: it replaces the button that was clicked. */
export default function FacetSelect({ label, options, value, onChange }: FacetFieldProps) {
  return (
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
  );
}
