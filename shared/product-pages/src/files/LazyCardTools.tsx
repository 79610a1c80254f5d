import { type ComponentType, lazy, Suspense } from 'react';
import type { CardToolProps } from './tools/card-tool';

/** A card without its tools still downloads: a chunk that fails to load leaves the row empty. */
const CardTools = lazy(
  (): Promise<{ default: ComponentType<CardToolProps> }> =>
    import(/* webpackChunkName: "card-tools" */ './tools/CardTools').catch(() => ({ default: () => null })),
);

/** The tools of a card. They load with the first card that is shown. */
export const LazyCardTools = (props: CardToolProps) => (
  <Suspense>
    <CardTools {...props} />
  </Suspense>
);
