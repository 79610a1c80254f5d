/** A lazy chunk: takes a rendered page over. Only documents that hold one load it. */
import type { FirstPageComponent } from '../frame/shell-context';
import { AdoptedPage } from './AdoptedPage';
import { type AdoptOptions, canAdopt, type Router } from './can-adopt';
import { KeptPage } from './KeptPage';

/** What to hydrate a document with that holds a rendered page. */
interface Takeover {
  readonly FirstPage: FirstPageComponent;
  /** The router's state for the first render. */
  readonly state: Router['state'];
}

/**
 * Prepares a document that holds a rendered page for hydration. A page whose first render equals the rendered one is
 * hydrated with the frame (TAKEOVER-4); any other one is drawn beside it and then replaces it (TAKEOVER-1).
 * @param options its router has just been created.
 */
export async function takeOver(options: AdoptOptions): Promise<Takeover> {
  const { root, router } = options;
  const { state } = router;
  const isAdopted = await canAdopt(options);
  // From now on React itself repeats what is clicked in what it hydrates.
  if (window.portalInput) window.portalInput.within = isAdopted ? null : root.querySelector('[data-page]');
  return isAdopted ? { FirstPage: AdoptedPage, state: router.state } : { FirstPage: KeptPage, state };
}
