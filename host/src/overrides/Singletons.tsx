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
  { title: 'Asked for', dataIndex: 'required' },
  { title: 'Got', render: (_, { version, taken }) => (taken ? version : 'not yet') },
];

/** The modules that a remote shares with the host; a page has one instance of each. */
export function Singletons({
  remote,
  singletons,
}: {
  readonly remote: string;
  readonly singletons: readonly Singleton[];
}) {
  const takenCount = singletons.filter(({ taken }) => taken).length;
  return (
    <details className={styles.shared}>
      <summary>
        Shared modules: {takenCount} of {singletons.length}
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
