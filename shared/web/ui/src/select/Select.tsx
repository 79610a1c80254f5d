import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { cx } from '../support/cx';
import { useHydrated } from '../support/rendering';
import { defaultOption } from '../visitor/visitor';
import styles from './select.module.css';

export interface SelectOption<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string | number = string> {
  /** The accessible name of the combobox. */
  readonly label: string;
  /** Where the label is shown. `hidden`: for assistive technology only, where a placeholder says the same. Default: `above`. */
  readonly labelPosition?: 'above' | 'beside' | 'hidden';
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` while nothing is selected. */
  readonly value?: Value | undefined;
  /** Called with the value of the option that was selected. Default: no callback. */
  readonly onChange?: (value: Value) => void;
  /** Shown while nothing is selected; it cannot be selected. Default: the first option is. */
  readonly placeholder?: string;
  /** `small` beside text of that size. Default: as high as a button. */
  readonly size?: 'small';
  readonly disabled?: boolean;
  /** The selected value is not allowed. Default: false. */
  readonly invalid?: boolean;
  /** Of the select, where it has to be found again in another render. Default: one of React's. */
  readonly id?: string;
  /** Of the whole field. */
  readonly className?: string | undefined;
}

/**
 * The portal's one list of options: the browser's own `select`, so that it costs a rendered page nothing, works before
 * the page's scripts do, and opens as the phone's own picker. UI-8.
 *
 * @example <Select label="System" options={[{ value: 'linux', label: 'Linux' }]} value={system} onChange={setSystem} />
 */
export function Select<Value extends string | number = string>({
  label,
  labelPosition = 'above',
  options,
  value,
  onChange,
  placeholder,
  size,
  disabled,
  invalid,
  id: ownId,
  className,
}: SelectProps<Value>): ReactNode {
  const reactId = useId();
  const id = ownId ?? reactId;
  const change = (selected: string) => {
    const option = options.find((each) => String(each.value) === selected);
    if (option) onChange?.(option.value);
  };
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated();
  /** What was chosen before the page's scripts ran. */
  const early = useRef<string>(undefined);
  // The next render would undo it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(() => {
    const { current } = select;
    if (!isHydrated && current && current.selectedOptions[0] !== defaultOption(current))
      early.current = current.value;
  }, []);
  // Once a router accepts it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    if (early.current !== undefined) change(early.current);
  }, []);
  return (
    <div className={cx(styles.field, styles[labelPosition], className)}>
      {labelPosition !== 'hidden' && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <span className={styles.box}>
        <select
          ref={select}
          id={id}
          className={cx(
            styles.select,
            size && styles[size],
            value === undefined && placeholder !== undefined && styles.empty,
          )}
          aria-label={labelPosition === 'hidden' ? label : undefined}
          aria-invalid={invalid || undefined}
          disabled={disabled}
          // On Back, browsers restore fields by their order, and a rendered page has a select for each system.
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => change(target.value)}
        >
          {value === undefined && placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.arrow} />
      </span>
    </div>
  );
}
