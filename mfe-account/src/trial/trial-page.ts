import { type CatalogSection, pathKey, sectionOf, type TrialOffer, unknownPathTarget } from '@portal/catalog';

/** The page at a trial path. */
export type TrialPage =
  | { readonly kind: 'trial'; readonly section: CatalogSection; readonly offer: TrialOffer }
  /** The HOOPS platform, which is a choice between two products. TRI-6. */
  | { readonly kind: 'choice'; readonly section: CatalogSection }
  /** The path has no trial and redirects. NAV-2, NAV-4. */
  | { readonly kind: 'redirect'; readonly to: string };

/** The trial page at a path such as `/hoops/exchange/trial`. */
export function trialPageAt(pathname: string): TrialPage {
  const section = sectionOf(pathname);
  const isTrialPath = pathKey(pathname) === `${section?.section}/trial`;
  if (section === undefined || !isTrialPath || !section.screens.includes('trial')) {
    return { kind: 'redirect', to: unknownPathTarget(pathname) };
  }
  return section.trial ? { kind: 'trial', section, offer: section.trial } : { kind: 'choice', section };
}
