/** A lazy chunk: takes a rendered page over. Only documents that hold one load it. */
import type { ReactNode } from 'react';
// Only types of what is in the main script: what a chunk imports from there is not merged into one module.
import type { portalElement, portalRouter } from '../app';
import { AdoptedPage } from './AdoptedPage';
import { type AdoptOptions, canAdopt } from './can-adopt';
import { KeptPage } from './KeptPage';

/** Options of {@link takeOver}. */
interface TakeoverOptions extends Omit<AdoptOptions, 'router' | 'showPage'> {
  readonly createRouter: typeof portalRouter;
  readonly createApp: typeof portalElement;
}

/**
 * Prepares a document that holds a rendered page for hydration. A page whose first render equals the rendered one is
 * hydrated with the frame (TAKEOVER-4); any other one is drawn beside it and then replaces it (TAKEOVER-1).
 * @returns what to hydrate the root with.
 */
export async function takeOver({
  root,
  source,
  config,
  createRouter,
  createApp,
}: TakeoverOptions): Promise<ReactNode> {
  // The router does not see what its provider missed between rendering and mounting. So the page comes before, which
  // only a page that is adopted does, or after.
  let showPage = () => {};
  const early = new Promise<void>((resolve) => {
    showPage = resolve;
  });
  const router = createRouter(source, { early });
  const isAdopted = await canAdopt({ root, source, router, config, showPage });
  // From now on React itself repeats what is clicked in what it hydrates.
  if (window.portalInput) window.portalInput.within = isAdopted ? null : root.querySelector('[data-page]');
  return createApp(source, router, isAdopted ? AdoptedPage : KeptPage);
}
