/** For code that renders pages ahead of a visit, outside of a browser. */
import type { WindowLike } from 'dompurify';
import { loadMarks } from './product-icon/ProductIcon';
import { setRendering } from './support/rendering';

/**
 * Prepares the components for rendering where there is no window.
 * @param window a DOM that sanitizes HTML, such as the one of jsdom.
 */
export async function startRendering(window: WindowLike): Promise<void> {
  setRendering(window);
  await loadMarks();
}
