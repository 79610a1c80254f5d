import { useId } from 'react';
import field from '../controls/field.module.css';

interface LicenseSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

export function LicenseSearch({ query, onSearch }: LicenseSearchProps) {
  const id = useId();
  return (
    <div className={field.inline}>
      <label htmlFor={id} className={field.label}>
        Search licenses
      </label>
      <input
        id={id}
        className={field.input}
        type="search"
        value={query}
        placeholder="Product, type or key"
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
