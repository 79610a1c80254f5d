import { getContent, type TrainingContent, trainingContent } from '@portal/api/content';
import { type Product, trainingContentPath } from '@portal/catalog';
import { type PendingPage, settleData, withPendingDelay } from '../state/page-state';

/** Loader data of the training page. */
export interface TrainingData {
  readonly product: Product;
  readonly state: PendingPage<TrainingContent>;
}

/** The loader of the training page: loads the groups of videos. TRN-7. */
export const trainingLoader = (product: Product) => (): Promise<TrainingData> =>
  withPendingDelay({
    product,
    state: settleData(() => getContent(trainingContentPath(product), trainingContent)),
  });
