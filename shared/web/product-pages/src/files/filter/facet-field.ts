import type { FacetOption } from './file-filter';

/** The first option ends the choice. */
export const withAll = (options: readonly FacetOption[]): FacetOption[] => [
  { value: '', label: 'All' },
  ...options,
];

export interface FacetFieldProps {
  readonly label: string;
  readonly options: readonly FacetOption[];
  /** Empty: all values. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}
