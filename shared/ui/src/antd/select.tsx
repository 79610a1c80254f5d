import AntdSelect, { type SelectProps as AntdSelectProps } from 'antd/es/select';
import { AntdTheme } from './provider';

export interface SelectProps<Value extends string | number = string>
  extends Omit<AntdSelectProps<Value>, 'value' | 'onChange' | 'mode'> {
  /** Absent while nothing is chosen. */
  readonly value?: Value | undefined;
  /** Called with the chosen value. Default: nothing happens. */
  readonly onChange?: (value: Value) => void;
  /** Name of the combobox. OEM-2. */
  readonly 'aria-label': string;
}

/** antd dims what is chosen while the list is open, below what can be read. */
const styles = { content: { opacity: 1 } } as const;
/** Pixels; taller than the portal's lists, for a part that scrolls could not be reached by keyboard. */
const LIST_HEIGHT = 640;

/** One choice out of a list: role `combobox`, named by `aria-label`. */
export function Select<Value extends string | number = string>({ value, ...props }: SelectProps<Value>) {
  return (
    <AntdTheme>
      <AntdSelect<Value> styles={styles} listHeight={LIST_HEIGHT} {...props} value={value} virtual={false} />
    </AntdTheme>
  );
}
