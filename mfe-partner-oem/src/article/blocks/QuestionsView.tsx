import type { Product } from '@portal/catalog';
import type { Questions } from '../types';
import { type BlockHeadingLevel, BlockList } from './BlockList';
import styles from './blocks.module.css';

interface QuestionsViewProps extends Questions {
  readonly product: Product;
  readonly headingLevel: BlockHeadingLevel;
}

/** Questions with their answers in view, so that the browser's own search finds them. */
export function QuestionsView({ items, product, headingLevel }: QuestionsViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <div key={question} className={styles.question}>
          <Heading>{question}</Heading>
          <BlockList blocks={answer} product={product} headingLevel={4} />
        </div>
      ))}
    </div>
  );
}
