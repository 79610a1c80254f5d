import AntdForm, { type FormProps as AntdFormProps } from 'antd/es/form';
import AntdInput, { type InputProps } from 'antd/es/input';
import AntdPassword, { type PasswordProps } from 'antd/es/input/Password';
import AntdTextArea, { type TextAreaProps } from 'antd/es/input/TextArea';
import type { ReactNode } from 'react';
import { AntdTheme } from './provider';

export type { InputProps, PasswordProps, TextAreaProps };

export interface FormProps<Values extends object> extends Omit<AntdFormProps<Values>, 'children'> {
  readonly children?: ReactNode;
}

/** A form with its labels above the fields. Values, validation and errors work as in antd's `Form`. */
export function Form<Values extends object>(props: FormProps<Values>) {
  return (
    <AntdTheme>
      <AntdForm<Values> layout="vertical" requiredMark={false} {...props} />
    </AntdTheme>
  );
}

/** A labeled field of a `Form`. */
export const FormItem = AntdForm.Item;

export function Input(props: InputProps) {
  return (
    <AntdTheme>
      <AntdInput {...props} />
    </AntdTheme>
  );
}

/** A password input with a toggle that shows the text. */
export function PasswordInput(props: PasswordProps) {
  return (
    <AntdTheme>
      <AntdPassword {...props} />
    </AntdTheme>
  );
}

/** A multi-line text input. */
export function TextArea(props: TextAreaProps) {
  return (
    <AntdTheme>
      <AntdTextArea {...props} />
    </AntdTheme>
  );
}
