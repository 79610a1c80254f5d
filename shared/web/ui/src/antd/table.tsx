import AntdTable, { type TableProps as AntdTableProps } from 'antd/es/table';
import { AntdTheme } from './provider';

export type { ColumnsType } from 'antd/es/table';

export interface TableProps<Row extends object> extends AntdTableProps<Row> {
  /** Accessible name of the table. */
  readonly 'aria-label': string;
}

/** A table with antd's sorting and filters, and without pagination unless `pagination` is given. */
export function Table<Row extends object>({ pagination = false, ...props }: TableProps<Row>) {
  return (
    <AntdTheme>
      <AntdTable<Row> {...props} pagination={pagination} />
    </AntdTheme>
  );
}
