import AntdTable, { type TableProps as AntdTableProps } from 'antd/es/table';
import { AntdTheme } from './provider';

export type { ColumnsType } from 'antd/es/table';

export interface TableProps<Row extends object> extends AntdTableProps<Row> {
  /** Name of the table. */
  readonly 'aria-label': string;
}

/** Rows that can be sorted and filtered, without pages unless `pagination` is given. Real rows, cells and links. */
export function Table<Row extends object>({ pagination = false, ...props }: TableProps<Row>) {
  return (
    <AntdTheme>
      <AntdTable<Row> {...props} pagination={pagination} />
    </AntdTheme>
  );
}
