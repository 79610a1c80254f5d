import type { Meta, Story } from '../examples/format';
import { EmptyState } from '../feedback/states';
import { type ColumnsType, Table } from './table';

export default { title: 'Widgets/Table', component: Table } satisfies Meta<typeof Table>;

type TableStory = Story<typeof Table>;

interface Evaluation {
  readonly product: string;
  readonly ends: string;
  readonly key: string;
}

const columns: ColumnsType<Evaluation> = [
  { title: 'Product', dataIndex: 'product' },
  { title: 'Ends', dataIndex: 'ends' },
  { title: 'Key', dataIndex: 'key', render: (href: string) => <a href={href}>View</a> },
];

const rows: Evaluation[] = [
  { product: 'HOOPS Exchange', ends: '3 January 2026', key: '/hoops/exchange/trial' },
  { product: 'HOOPS Communicator', ends: '17 January 2026', key: '/hoops/communicator/trial' },
];

const base = { 'aria-label': 'Active Evaluations', rowKey: 'product', columns } as const;

export const Usual: TableStory = { render: () => <Table {...base} dataSource={rows} /> };

export const Small: TableStory = { render: () => <Table {...base} dataSource={rows} size="small" /> };

export const Sortable: TableStory = {
  render: () => (
    <Table
      {...base}
      dataSource={rows}
      columns={columns.map((column) => ({
        ...column,
        sorter: (a: Evaluation, b: Evaluation) => a.product.localeCompare(b.product),
      }))}
    />
  ),
};

export const Empty: TableStory = {
  render: () => (
    <Table
      {...base}
      dataSource={[]}
      locale={{ emptyText: <EmptyState title="You have no active evaluations." /> }}
    />
  ),
};

export const Busy: TableStory = { render: () => <Table {...base} dataSource={rows} loading /> };

/** Wider than narrow screens: the table scrolls, the page does not. */
export const LongText: TableStory = {
  render: () => (
    <Table
      {...base}
      scroll={{ x: 'max-content' }}
      dataSource={[
        ...rows,
        {
          product: 'HOOPS Visualize for Desktop and Mobile, with Long-Term Support',
          ends: 'On the last day of the month that follows the next release',
          key: '/hoops/visualize/trial',
        },
      ]}
    />
  ),
};
