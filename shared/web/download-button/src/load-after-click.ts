import type { Product } from '@portal/catalog';
import type { SessionUser } from '@portal/session';

/** Loads what runs after a click: when the page is idle, with the first card, or on the click. A failure can be repeated. */
export const loadAfterClick = (): Promise<typeof import('./after-click')> =>
  import(/* webpackChunkName: "card-tools" */ './after-click');

/**
 * Requests an evaluation license of a partner product from sales, with code that loads after the page. ALERT-9,
 * ALERT-12, LIMIT-1.
 * @throws {HttpError | NetworkError | TimeoutError | Error} when the request or loading its code fails.
 */
export const requestEvaluation = async (
  product: Pick<Product, 'code'>,
  user: Pick<SessionUser, 'email'>,
): Promise<void> => (await loadAfterClick()).requestEvaluation(product, user);
