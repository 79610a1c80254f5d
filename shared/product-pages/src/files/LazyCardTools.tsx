import { type ComponentType, lazy, Suspense } from 'react';
import type { CardToolsProps } from './tools/CardTools';

/** A card without its tools still downloads: a chunk that fails to load leaves the row empty. */
const CardTools = lazy(
  (): Promise<{ default: ComponentType<CardToolsProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './tools/CardTools').catch(() => ({ default: () => null })),
);

/** The tools of a card, or its check box. They load with the first card that is shown. */
export const LazyCardTools = (props: CardToolsProps) => (
  <Suspense>
    <CardTools {...props} />
  </Suspense>
);
