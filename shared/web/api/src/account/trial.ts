import { accountRequest } from '@portal/api/core';
import * as v from 'valibot';
import { objectOnly } from '../object-only';

const trial = objectOnly({
  product: v.nullish(v.string(), ''),
  license_key: v.nullish(v.string(), ''),
  /** Expiry date; may be blank. */
  trial: v.nullish(v.string(), ''),
});

/** The trial of a product: its key and its expiry date, both blank before it has started. CALL-10. */
export type Trial = v.InferOutput<typeof trial>;

/** Options of {@link getTrial}. */
interface TrialRequest {
  /** The product's code, as in the catalog's `trial`. */
  readonly product: string;
  /** Whether to start a trial if there is none. Default: false. */
  readonly isCreate?: boolean;
  /** Aborts the call. Default: none. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads or starts the trial of a product. CALL-10.
 * @example
 * const { license_key } = await getTrial({ product: 'communicator', isCreate: true });
 */
export const getTrial = ({ product, isCreate = false, signal }: TrialRequest): Promise<Trial> =>
  accountRequest('/trialproduct', { method: 'POST', json: { product, isCreate }, schema: trial, signal });
