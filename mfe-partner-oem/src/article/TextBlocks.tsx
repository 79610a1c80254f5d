import { resolveExternal } from '@portal/catalog';
import { getConfig } from '@portal/sdk/config';
import { AppLink, CopyButton, ExternalLink } from '@portal/sdk/ui';
import { useId } from 'react';
import { type BlockOf, INLINE, type Text } from './article';
import styles from './blocks.module.css';

/** Renders a text with its code and links. */
export function TextView({ text }: { readonly text: Text }) {
  return text.split(INLINE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, so the index is a stable key
    <InlineView key={index} part={part} />
  ));
}

function InlineView({ part }: { readonly part: string }) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, label, target = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (label === undefined) return part;
  if (target.startsWith('/')) return <AppLink to={target}>{label}</AppLink>;
  return <ExternalLink href={resolveExternal(target, '', getConfig())}>{label}</ExternalLink>;
}

export function ListView({ kind, items }: BlockOf<'list' | 'steps'>) {
  const Tag = kind === 'steps' ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <TextView text={item} />
        </li>
      ))}
    </Tag>
  );
}

export function FactsView({ items }: BlockOf<'facts'>) {
  return (
    <dl className={styles.facts}>
      {Object.entries(items).map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <TextView text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A table in a scrollable container that is reachable by keyboard. */
export function TableView({ caption, columns, rows }: BlockOf<'table'>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.tableFrame} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key="corner" />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <TextView text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function CodeView({ caption, code }: BlockOf<'code'>) {
  const id = useId();
  return (
    <figure className={styles.code} aria-labelledby={id}>
      <figcaption>
        <span id={id}>{caption}</span>
        <CopyButton compact kind="text" size="small" value={code} label={`Copy: ${caption}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={id} className={styles.codeFrame}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
