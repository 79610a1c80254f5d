import AntdSelect, { type SelectProps as AntdSelectProps } from 'antd/es/select';
import type { CSSProperties, ReactNode } from 'react';
import { useHydrated } from '../support/rendering';
import { AntdTheme } from './provider';

/** Its size and colors are those of the list. Not a style sheet, whose loader would be larger than the component. */
const NATIVE = {
  height: 36,
  paddingInline: 12,
  border: '1px solid var(--portal-color-border-strong)',
  borderRadius: 'var(--portal-radius-md)',
  background: 'var(--portal-color-surface)',
  color: 'inherit',
  font: 'inherit',
  opacity: 1,
} as const;

interface NativeSelectProps {
  readonly value: string | number | undefined;
  readonly options?: AntdSelectProps['options'];
  readonly placeholder?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly 'aria-label': string;
}

/** The browser's own element in the size of the list, until the page is taken over. It cannot be changed before. */
function NativeSelect({
  value,
  options = [],
  placeholder,
  className,
  style,
  'aria-label': label,
}: NativeSelectProps) {
  const selected = options.find((option) => option.value === value);
  return (
    <select className={className} style={{ ...NATIVE, ...style }} aria-label={label} disabled>
      <option>{selected?.label ?? placeholder}</option>
    </select>
  );
}

export interface SelectProps<Value extends string | number = string>
  extends Omit<AntdSelectProps<Value>, 'value' | 'onChange' | 'mode'> {
  /** `undefined` while nothing is selected. */
  readonly value?: Value | undefined;
  /** Called with the selected value. Default: no callback. */
  readonly onChange?: (value: Value) => void;
  /** Accessible name of the combobox. OEM-2. */
  readonly 'aria-label': string;
}

/** antd dims the selected value while the list is open, below the required contrast. */
const styles = { content: { opacity: 1 } } as const;
/** In pixels; taller than the portal's lists, because a scrolling list cannot be reached by keyboard. */
const LIST_HEIGHT = 640;

/** An empty list stays closed: antd would open a `listbox` without options, which assistive technology refuses. */
const NOTHING_FOUND = null;

/** The list opens at once. While antd moves it, a click can miss its option: the pointer is pressed on it and released beside it. */
const NO_MOTION = '';

/** Selects one option from a list: role `combobox`, named by `aria-label`. */
export function Select<Value extends string | number = string>({ value, ...props }: SelectProps<Value>) {
  // antd creates its styles at run time, so a page that is rendered ahead shows the browser's own element.
  if (!useHydrated()) return <NativeSelect {...props} value={value} options={props.options ?? []} />;
  return (
    <AntdTheme>
      <AntdSelect<Value>
        styles={styles}
        listHeight={LIST_HEIGHT}
        notFoundContent={NOTHING_FOUND}
        transitionName={NO_MOTION}
        {...props}
        value={value}
        virtual={false}
      />
    </AntdTheme>
  );
}
