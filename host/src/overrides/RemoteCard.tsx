import { partOf } from '@portal/catalog';
import type { RemoteOwner } from '@portal/contract';
import type { ReleaseOrigin, RemoteStatus, Singleton } from '@portal/shell';
import { Card, Tag, type TagProps } from '@portal/ui';
import { type ColumnsType, Table } from '@portal/ui/table';
import { AddressForm, type StoredOverrides } from './OverrideForms';
import styles from './panel.lazy.module.css';
import type { RemoteRow } from './rows';

/** A fact of a remote, as the panel shows it. */
type RemoteFact = readonly [term: string, fact: string];

const ownerText = ({ team, contact }: RemoteOwner) => (contact === undefined ? team : `${team}, ${contact}`);

/** The known facts of a remote, in the order in which they are shown. */
function remoteFacts({ version, owner, status, override }: RemoteRow): RemoteFact[] {
  const facts: RemoteFact[] = [['Version', version ?? 'not known yet']];
  if (status?.kind === 'ready') facts.push(['Load time', `${status.loadTimeMs} ms`]);
  if (status?.kind === 'failed') facts.push(['Failed at', status.stage], ['Reason', status.reason]);
  if (owner !== undefined) facts.push(['Owner', ownerText(owner)]);
  if (owner?.runbook !== undefined) facts.push(['Runbook', owner.runbook]);
  if (override !== undefined) facts.push(['Address', override.url]);
  if (override?.kind === 'refused') facts.push(['Refused', override.reason]);
  return facts;
}

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
function Singletons({ row, singletons }: Pick<RemoteCardProps, 'row' | 'singletons'>) {
  const consumedCount = singletons.filter(({ consumed }) => consumed).length;
  return (
    <details className={styles.shared}>
      <summary>{partOf(consumedCount, singletons.length, 'shared module')}</summary>
      <Table
        aria-label={`Shared modules of ${row.name}`}
        size="small"
        rowKey="module"
        columns={COLUMNS}
        dataSource={[...singletons]}
      />
    </details>
  );
}

type Label = readonly [kind: TagProps['kind'], text: string];

const STATUSES: Readonly<Record<RemoteStatus['kind'] | 'idle', Label>> = {
  idle: ['neutral', 'Not loaded'],
  loading: ['info', 'Loading'],
  ready: ['success', 'Ready'],
  failed: ['error', 'Failed'],
};
const ORIGINS: Readonly<Record<ReleaseOrigin, Label>> = {
  release: ['neutral', 'Release'],
  canary: ['info', 'Canary'],
  fallback: ['warning', 'Fallback'],
  override: ['warning', 'Override'],
};

const LabelTag = ({ label: [kind, text] }: { readonly label: Label }) => <Tag kind={kind}>{text}</Tag>;

interface RemoteCardProps {
  readonly row: RemoteRow;
  readonly singletons: readonly Singleton[];
  readonly stored: StoredOverrides;
}

/** One remote: its status, its origin, the modules it shares with the host, and its override. */
export function RemoteCard({ row, singletons, stored }: RemoteCardProps) {
  const { name, title, status, from } = row;
  const heading = `remote-${name}`;
  return (
    <Card role="group" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h3 id={heading}>{name}</h3>
        <LabelTag label={STATUSES[status?.kind ?? 'idle']} />
        <LabelTag label={ORIGINS[from]} />
      </div>
      <p className={styles.title}>{title ?? 'Not in the registry'}</p>
      <dl className={styles.facts}>
        {remoteFacts(row).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {singletons.length > 0 && <Singletons row={row} singletons={singletons} />}
      <AddressForm remote={name} stored={stored} />
    </Card>
  );
}
