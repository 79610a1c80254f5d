import type { ReleaseOrigin, RemoteStatus, Singleton } from '@portal/shell';
import { Card, Tag, type TagProps } from '@portal/ui';
import { AddressForm } from './AddressForm';
import styles from './panel.lazy.module.css';
import { remoteFacts } from './remote-facts';
import type { RemoteRow } from './rows';
import { Singletons } from './Singletons';
import type { StoredOverrides } from './use-stored-overrides';

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

export interface RemoteCardProps {
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
        <h2 id={heading} className={styles.name}>
          {name}
        </h2>
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
      {singletons.length > 0 && <Singletons remote={name} singletons={singletons} />}
      <AddressForm remote={name} stored={stored} />
    </Card>
  );
}
