import { join } from 'node:path';
import { workspaceRoot } from '@portal/federation/workspace';

/** Everything that the commands make lives here; deleting it costs a rebuild and the local accounts. */
const home = join(workspaceRoot, '.portal');

export const paths = {
  home,
  /** The portal as it is served: the document, the host's scripts, the remotes' releases, the registry. */
  site: join(home, 'site'),
  builds: join(home, 'builds'),
  /** The local services' database and archives. */
  data: join(home, 'data'),
  /** Which inputs each part of the site was built from. */
  record: join(home, 'site/builds.json'),
} as const;
