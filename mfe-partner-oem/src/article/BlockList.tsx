import { downloadAccess, fixedKey, keyTarget, type Product } from '@portal/catalog';
import { DownloadCard } from '@portal/product-pages/parts';
import { frameSandbox, getConfig } from '@portal/sdk/config';
import type { DownloadRequest } from '@portal/sdk/download-button';
import { Alert, CardList, CopyButton } from '@portal/sdk/ui';
import { useId } from 'react';
import type { Block, BlockOf } from './article';
import styles from './blocks.module.css';
import { EvaluationRequest } from './EvaluationRequest';
import { TextView } from './TextView';

function ListView({ kind, items }: BlockOf<'list' | 'steps'>) {
  const Tag = kind === 'steps' ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <TextView text={item} />
        </li>
      ))}
    </Tag>
  );
}

function FactsView({ items }: BlockOf<'facts'>) {
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
function TableView({ caption, columns, rows }: BlockOf<'table'>) {
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

function CodeView({ caption, code }: BlockOf<'code'>) {
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

/**
 * The downloads of training files or documents. They need a sign-in and no license, because people learn from
 * them before they have a license. ART-2.
 * @throws {TypeError} for an invalid file name, which can only be a mistake in the portal's own content.
 */
export function documentDownloads({ folder, files }: BlockOf<'downloads'>, product: Product) {
  return Object.entries(files).map(([name, summary]) => {
    const key = fixedKey(folder, name);
    if (key === null) throw new TypeError(`${name} is not a file name`);
    const request: DownloadRequest = {
      alertKey: key,
      target: keyTarget(key),
      access: downloadAccess(folder, product),
      facts: { code: product.code, version: '', os: '' },
    };
    return { name, summary, request };
  });
}

/** A block, and the product whose evaluation and downloads the article offers. */
type ViewProps<Part> = { readonly block: Part; readonly product: Product };

/** Download cards for slides, samples and guides. */
function DownloadsView({ block, product }: ViewProps<BlockOf<'downloads'>>) {
  return (
    <CardList>
      {documentDownloads(block, product).map(({ name, summary, request }) => (
        <DownloadCard key={name} name={name} request={request}>
          <p className={styles.summary}>
            <TextView text={summary} />
          </p>
        </DownloadCard>
      ))}
    </CardList>
  );
}

/** Questions with visible answers, so that the browser's search finds them. */
function QuestionsView({ block: { items }, product }: ViewProps<BlockOf<'questions'>>) {
  return (
    <div className={styles.questions}>
      {Object.entries(items).map(([question, answer]) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <BlockList blocks={[answer].flat()} product={product} />
        </div>
      ))}
    </div>
  );
}

const playerUrl = (videoId: string) => `${getConfig().videoPlayerUrl}/${encodeURIComponent(videoId)}`;

/** A video in the configured player, which loads lazily. ART-1, DWG-1. */
function VideoView({ videoId, title, summary }: BlockOf<'video'>) {
  return (
    <div className={styles.video}>
      <h3>{title}</h3>
      <p className={styles.text}>
        <TextView text={summary} />
      </p>
      <iframe
        title={`Video: ${title}`}
        src={playerUrl(videoId)}
        sandbox={frameSandbox(playerUrl(videoId), 'player')}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        className={styles.player}
      />
    </div>
  );
}

interface BlockListProps {
  readonly blocks: readonly Block[];
  readonly product: Product;
}

/** Renders the blocks of a section in order. */
export function BlockList({ blocks, product }: BlockListProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, so the index is a stable key
        <BlockView key={index} block={block} product={product} />
      ))}
    </div>
  );
}

function BlockView({ block, product }: ViewProps<Block>) {
  if (typeof block === 'string') {
    return (
      <p className={styles.text}>
        <TextView text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'list':
    case 'steps':
      return <ListView {...block} />;
    case 'facts':
      return <FactsView {...block} />;
    case 'table':
      return <TableView {...block} />;
    case 'code':
      return <CodeView {...block} />;
    case 'callout':
      return (
        <Alert kind="info" role="note">
          <p>
            <TextView text={block.text} />
          </p>
        </Alert>
      );
    case 'video':
      return <VideoView {...block} />;
    case 'questions':
      return <QuestionsView block={block} product={product} />;
    case 'downloads':
      return <DownloadsView block={block} product={product} />;
    case 'evaluation':
      return <EvaluationRequest product={product} />;
  }
}
