import type { CardStatusProps } from '@portal/download-button/status';
import { type ComponentType, lazy, Suspense } from 'react';

/** A card without its status still downloads: a chunk that fails to load leaves its place empty. */
const CardStatus = lazy(
  (): Promise<{ default: ComponentType<CardStatusProps> }> =>
    import(/* webpackChunkName: "card-tools" */ '@portal/download-button/status').then(
      (status) => ({ default: status.CardStatus }),
      () => ({ default: () => null }),
    ),
);

/** The status of a card. It loads with the first card that is shown. STATUS-1. */
export const LazyCardStatus = (props: CardStatusProps) => (
  <Suspense>
    <CardStatus {...props} />
  </Suspense>
);
