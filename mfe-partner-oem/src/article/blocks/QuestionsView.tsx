import type { ReactNode } from 'react';
import type { Block, BlockHeadingLevel, Questions } from '../types';
import styles from './blocks.module.css';

interface QuestionsViewProps extends Questions {
  readonly headingLevel: BlockHeadingLevel;
  /** Renders the blocks of an answer. */
  readonly children: (answer: readonly Block[]) => ReactNode;
}

/** Questions with visible answers, so that the browser's search finds them. */
export function QuestionsView({ items, headingLevel, children }: QuestionsViewProps) {
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
