/**
 * The same source as one webpack application: no federation, remotes as lazy routes of one build.
 * The bench compares the federated portal with it.
 */
import { catchUnhandled } from '@portal/observability';
import { staticSource } from '@portal/shell';
import { start } from '../../host/src/start';
import { description as account } from '../../mfe-account/remote.config';
import { description as cae } from '../../mfe-cae/remote.config';
import { description as hoops } from '../../mfe-hoops/remote.config';
import { description as partner } from '../../mfe-partner-oem/remote.config';

catchUnhandled();
void start(
  staticSource([
    { description: hoops, load: async () => (await import('../../mfe-hoops/src/remote')).default },
    { description: cae, load: async () => (await import('../../mfe-cae/src/remote')).default },
    { description: partner, load: async () => (await import('../../mfe-partner-oem/src/remote')).default },
    { description: account, load: async () => (await import('../../mfe-account/src/remote')).default },
  ]),
);
