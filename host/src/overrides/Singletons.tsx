import type { Singleton } from '@portal/shell';
import { type ColumnsType, Table } from '@portal/ui/table';
import styles from './panel.lazy.module.css';

const COLUMNS: ColumnsType<Singleton> = [
  {
    title: 'Module',
    dataIndex: 'module',
    render: (module: string) => <span className={styles.module}>{module}</span>,
    sorter: (one, other) => one.module.localeCompare(other.module),
  },
  { title: 'Required', dataIndex: 'required' },
  { title: 'Used', render: (_, { version, consumed }) => (consumed ? version : 'not yet') },
];

/** The modules that a remote shares with the host; a page has one instance of each. */
export function Singletons({
  remote,
  singletons,
}: {
  readonly remote: string;
  readonly singletons: readonly Singleton[];
}) {
  const consumedCount = singletons.filter(({ consumed }) => consumed).length;
  return (
    <details className={styles.shared}>
      <summary>
        Shared modules: {consumedCount} of {singletons.length}
      </summary>
      <Table
        aria-label={`Shared modules of ${remote}`}
        size="small"
        rowKey="module"
        columns={COLUMNS}
        dataSource={[...singletons]}
      />
    </details>
  );
}
