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

/** A form whose labels stand above their fields. Its values, checks and errors are antd's. */
export function Form<Values extends object>(props: FormProps<Values>) {
  return (
    <AntdTheme>
      <AntdForm<Values> layout="vertical" requiredMark={false} {...props} />
    </AntdTheme>
  );
}

/** A labelled field of a `Form`. */
export const FormItem = AntdForm.Item;

export function Input(props: InputProps) {
  return (
    <AntdTheme>
      <AntdInput {...props} />
    </AntdTheme>
  );
}

/** An input whose text can be shown. */
export function PasswordInput(props: PasswordProps) {
  return (
    <AntdTheme>
      <AntdPassword {...props} />
    </AntdTheme>
  );
}

/** An input of several lines. */
export function TextArea(props: TextAreaProps) {
  return (
    <AntdTheme>
      <AntdTextArea {...props} />
    </AntdTheme>
  );
}
