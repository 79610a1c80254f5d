import type { SelectProps } from 'antd/es/select';
import styles from './select.lazy.module.css';

/** The browser's own element in the size of the list, until the page is taken over. It cannot be changed before. */
export function NativeSelect<Value extends string | number>({
  value,
  options = [],
  placeholder,
  className,
  style,
  'aria-label': label,
}: Pick<SelectProps<Value>, 'value' | 'options' | 'placeholder' | 'className' | 'style' | 'aria-label'>) {
  const selected = options.find((option) => option.value === value);
  return (
    <select className={`${styles.native} ${className ?? ''}`} style={style} aria-label={label} disabled>
      <option>{selected?.label ?? placeholder}</option>
    </select>
  );
}
