import { getContent, type TrainingContent, trainingContent } from '@portal/api/content';
import { type Product, trainingContentPath } from '@portal/catalog';
import { type PendingPage, settleData } from '../state/page-state';
import { withPendingDelay } from '../state/pending-delay';

/** What the loader of the training page hands to its screen. */
export interface TrainingData {
  readonly product: Product;
  readonly state: PendingPage<TrainingContent>;
}

/** Reads the groups of training videos. TRN-7. */
export const trainingLoader = (product: Product) => (): Promise<TrainingData> =>
  withPendingDelay({
    product,
    state: settleData(() => getContent(trainingContentPath(product), trainingContent)),
  });
