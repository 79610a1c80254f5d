import type { CardStatusProps } from '@portal/download-button/status';
import { idlePart } from '../state/idle-part';

/** The status of a card. A click on Download loads its code again if it could not be loaded. STATUS-1. */
export const LazyCardStatus = idlePart<CardStatusProps>(() =>
  import(/* webpackChunkName: "card-tools" */ '@portal/download-button/status').then(
    ({ CardStatus }) => CardStatus,
  ),
);
