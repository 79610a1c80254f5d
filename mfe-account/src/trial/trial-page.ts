import { type CatalogSection, sectionOf, type TrialOffer, unknownPathTarget } from '@portal/catalog';

/** What there is at a trial address. */
export type TrialPage =
  | { readonly kind: 'trial'; readonly section: CatalogSection; readonly offer: TrialOffer }
  /** The HOOPS platform is either of two products. TRI-6. */
  | { readonly kind: 'choice'; readonly section: CatalogSection }
  /** No trial here; the address leads on. NAV-2, NAV-4. */
  | { readonly kind: 'elsewhere'; readonly to: string };

/** The trial page at an address such as `/hoops/exchange/trial`. */
export function trialPageAt(pathname: string): TrialPage {
  const section = sectionOf(pathname);
  const own = pathname.replace(/\/+$/, '').toLowerCase() === `${section?.section}/trial`;
  if (section === undefined || !own || !section.screens.includes('trial')) {
    return { kind: 'elsewhere', to: unknownPathTarget(pathname) };
  }
  return section.trial ? { kind: 'trial', section, offer: section.trial } : { kind: 'choice', section };
}
