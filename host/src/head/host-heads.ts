import { ALL_RELEASES, feedPath } from '@portal/catalog';
import type { PageHead } from '@portal/contract';

/**
 * The host's own pages that every visitor may see, and what search engines read of them. Not in the routes, because
 * each first load would carry the texts.
 */
export const HOST_HEADS: Readonly<Record<string, PageHead>> = {
  '/start': {
    name: 'Home',
    description:
      'Toolkits for 3D visualization, CAD data exchange and simulation: downloads, licenses, evaluations.',
    feed: feedPath(ALL_RELEASES),
  },
  '/naming': {
    name: 'Package Naming Conventions',
    description: 'What the name of a package says: product, version, kind of release and platform.',
  },
};
