import { idlePart } from '../state/idle-part';
import type { CardToolsProps } from './tools/CardTools';

/** The tools of a card, or its check box. A card without them still has its Download button. */
export const LazyCardTools = idlePart<CardToolsProps>(() =>
  import(/* webpackChunkName: "card-tools" */ './tools/CardTools').then(
    ({ default: CardTools }) => CardTools,
  ),
);
