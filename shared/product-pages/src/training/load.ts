import { getContent, type TrainingContent, trainingContent } from '@portal/api/content';
import { type Product, trainingContentPath } from '@portal/catalog';
import { inAMoment } from '../state/moment';
import { type PendingPage, settleData } from '../state/page-state';

/** What the loader of the training page hands to its screen. */
export interface TrainingData {
  readonly product: Product;
  readonly state: PendingPage<TrainingContent>;
}

/** Reads the groups of training videos. TRN-7. */
export const trainingLoader = (product: Product) => (): Promise<TrainingData> =>
  inAMoment({
    product,
    state: settleData(() => getContent(trainingContentPath(product), trainingContent)),
  });
