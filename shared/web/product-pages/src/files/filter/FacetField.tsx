import { Select } from '@portal/ui';
import type { FacetOption } from './file-filter';
import styles from './filter.module.css';

/** The first option ends the choice. */
const ALL: FacetOption = { value: '', label: 'All' };

interface FacetFieldProps {
  readonly label: string;
  readonly options: readonly FacetOption[];
  /** Empty: all values. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A combobox with the values of one property of the page's files. FIND-1. */
export const FacetField = ({ options, ...props }: FacetFieldProps) => (
  <Select className={styles.facet} options={[ALL, ...options]} {...props} />
);
