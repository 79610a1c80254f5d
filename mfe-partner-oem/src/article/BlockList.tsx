import { downloadAccess, fixedKey, keyTarget, type Product } from '@portal/catalog';
import { DownloadCard } from '@portal/product-pages/parts';
import { frameSandbox, getConfig } from '@portal/sdk/config';
import type { DownloadRequest } from '@portal/sdk/download-button';
import { Alert, CardList } from '@portal/sdk/ui';
import type { ReactNode } from 'react';
import type { Block, BlockHeadingLevel, DownloadItem, Downloads, Questions, Video } from './article';
import styles from './blocks.module.css';
import { EvaluationRequest } from './EvaluationRequest';
import { CodeView, FactsView, ListView, TableView, TextView } from './TextBlocks';

/**
 * The download of a training file or document. It needs a sign-in and no license, because people learn from
 * it before they have a license. ART-2.
 * @throws {TypeError} for an invalid file name, which can only be a mistake in the portal's own content.
 */
export function documentDownload({ filename, folder }: DownloadItem, product: Product): DownloadRequest {
  const key = fixedKey(folder, filename);
  if (key === null) throw new TypeError(`${filename} is not a file name`);
  return {
    alertKey: key,
    target: keyTarget(key),
    access: downloadAccess(folder, product),
    facts: { code: product.code, version: '', os: '' },
  };
}

interface DownloadsViewProps extends Downloads {
  readonly product: Product;
}

/** Download cards for slides, samples and guides. */
function DownloadsView({ items, product }: DownloadsViewProps) {
  return (
    <CardList>
      {items.map((item) => (
        <DownloadCard key={item.filename} name={item.filename} request={documentDownload(item, product)}>
          <p className={styles.summary}>
            <TextView text={item.summary} />
          </p>
        </DownloadCard>
      ))}
    </CardList>
  );
}

interface QuestionsViewProps extends Questions {
  readonly headingLevel: BlockHeadingLevel;
  /** Renders the blocks of an answer. */
  readonly children: (answer: readonly Block[]) => ReactNode;
}

/** Questions with visible answers, so that the browser's search finds them. */
function QuestionsView({ items, headingLevel, children }: QuestionsViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <div key={question} className={styles.question}>
          <Heading>{question}</Heading>
          {children(answer)}
        </div>
      ))}
    </div>
  );
}

interface VideoViewProps extends Video {
  readonly headingLevel: BlockHeadingLevel;
}

const playerUrl = (videoId: string) => `${getConfig().videoPlayerUrl}/${encodeURIComponent(videoId)}`;

/** A video in the configured player, which loads lazily. ART-1, DWG-1. */
function VideoView({ videoId, title, summary, headingLevel }: VideoViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.video}>
      <Heading>{title}</Heading>
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
  readonly headingLevel: BlockHeadingLevel;
}

/** Renders the blocks of a section in order. */
export function BlockList({ blocks, ...rest }: BlockListProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, so the index is a stable key
        <BlockView key={index} block={block} {...rest} />
      ))}
    </div>
  );
}

interface BlockViewProps extends Omit<BlockListProps, 'blocks'> {
  readonly block: Block;
}

function BlockView({ block, product, headingLevel }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.text}>
          <TextView text={block.text} />
        </p>
      );
    case 'list':
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
      return <VideoView {...block} headingLevel={headingLevel} />;
    case 'questions':
      return (
        <QuestionsView {...block} headingLevel={headingLevel}>
          {(answer) => <BlockList blocks={answer} product={product} headingLevel={4} />}
        </QuestionsView>
      );
    case 'downloads':
      return <DownloadsView {...block} product={product} />;
    case 'evaluation':
      return <EvaluationRequest product={product} />;
  }
}
