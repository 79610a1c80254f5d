import { join } from 'node:path';
import { portalHome } from '@portal/build/workspace';

export const paths = {
  home: portalHome,
  /** The served portal: documents, the host's scripts, the remotes' releases, the registry. */
  site: join(portalHome, 'site'),
  builds: join(portalHome, 'builds'),
  /** The local services' database and archives. */
  data: join(portalHome, 'data'),
  /** Hashes of the inputs that each part of the site was built from. */
  record: join(portalHome, 'site/builds.json'),
} as const;
