import type { Product } from '@portal/catalog';
import { Alert } from '@portal/ui';
import { TextView } from '../TextView';
import type { Block, BlockHeadingLevel } from '../types';
import styles from './blocks.module.css';
import { CodeView } from './CodeView';
import { DownloadsView } from './DownloadsView';
import { EvaluationRequest } from './EvaluationRequest';
import { FactsView } from './FactsView';
import { ListView } from './ListView';
import { QuestionsView } from './QuestionsView';
import { TableView } from './TableView';
import { VideoView } from './VideoView';

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
