import { createContext, type ReactNode, useContext } from 'react';
import { isRendering } from '../support/rendering';
import { useHydrated } from '../support/use-hydrated';

/** Whether the content is inside of a `noscript` element, which cannot contain another one. */
const InsideContext = createContext(false);

/**
 * The content of a closed section, for visitors without JavaScript, in a page that is rendered ahead. A browser that
 * takes the page over ignores the content and removes the element.
 */
export function WithoutScript({ content }: { readonly content: () => ReactNode }) {
  const isInside = useContext(InsideContext);
  if (useHydrated()) return null;
  const rendered = isRendering() && content();
  if (isInside) return rendered;
  return (
    <noscript>
      <InsideContext value={true}>{rendered}</InsideContext>
    </noscript>
  );
}
