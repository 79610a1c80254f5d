import type { SelectProps } from 'antd/es/select';
import type { CSSProperties, ReactNode } from 'react';

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
  readonly options?: SelectProps['options'];
  readonly placeholder?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly 'aria-label': string;
}

/** The browser's own element in the size of the list, until the page is taken over. It cannot be changed before. */
export function NativeSelect({
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
