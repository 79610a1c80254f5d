import { countOf } from '@portal/catalog';
import { Select, type SelectOption } from '@portal/sdk/ui';
import { type FormEvent, useId } from 'react';
import field from './field.module.css';
import { type LicenseView, parseView } from './license-view';
import styles from './licenses.module.css';
import { namesOfProduct } from './select-licenses';

interface LicenseFiltersProps {
  readonly view: LicenseView;
  readonly onChange: (change: Partial<LicenseView>) => void;
  /** The names of all products of the licenses. */
  readonly products: readonly string[];
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Enter in the search field. */
  readonly onGoToFirst: () => void;
}

const TYPES: readonly SelectOption[] = [
  { value: '', label: 'Any type' },
  { value: 'full', label: 'Full' },
  { value: 'evaluation', label: 'Evaluation' },
];

const PERIODS: readonly SelectOption[] = [
  { value: '', label: 'Any time' },
  { value: '30', label: 'Within 30 days' },
  { value: '90', label: 'Within 90 days' },
  { value: 'expired', label: 'Expired' },
];

/** The options, with one for a value of the address that is not among them. */
const withValue = (
  options: readonly SelectOption[],
  value: string,
  label: string,
): readonly SelectOption[] =>
  options.some((known) => known.value === value) ? options : [...options, { value, label }];

/** The product as an option: its name, also when the address has its code or another spelling. */
function productValue(product: string | null, names: readonly string[]): string {
  if (product === null) return '';
  const [name = product, ...others] = namesOfProduct(product, names);
  return others.length === 0 ? name : product;
}

/** The search and the filters of the license table. LIC-6, LIC-11. */
export function LicenseFilters(props: LicenseFiltersProps) {
  const { view, onChange, products, query, onSearch, onGoToFirst } = props;
  const id = useId();
  const product = productValue(view.product, products);
  const expiring = String(view.expiring ?? '');
  const read = (name: string, value: string) => parseView(new URLSearchParams({ [name]: value }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGoToFirst();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of this role needs no element around it
    <form role="search" aria-label="Filter licenses" className={styles.filters} onSubmit={onSubmit}>
      <div className={field.stacked}>
        <label htmlFor={id} className={field.label}>
          Search licenses
        </label>
        <input
          id={id}
          className={field.input}
          type="search"
          value={query}
          placeholder="Product, type or key"
          title="Enter goes to the first license that matches"
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <Select
        label="Product"
        value={product}
        options={withValue(
          [{ value: '', label: 'Any product' }, ...products.map((name) => ({ value: name, label: name }))],
          product,
          product,
        )}
        onChange={(value) => onChange({ product: value || null })}
      />
      <Select
        label="Type"
        value={view.type?.toLowerCase() ?? ''}
        options={TYPES}
        onChange={(value) => onChange({ type: read('type', value).type })}
      />
      <Select
        label="Expiring"
        value={expiring}
        options={withValue(PERIODS, expiring, `Within ${countOf(Number(expiring), 'day')}`)}
        onChange={(value) => onChange({ expiring: read('expiring', value).expiring })}
      />
    </form>
  );
}
