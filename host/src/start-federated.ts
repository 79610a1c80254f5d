import { federatedSource } from '@portal/shell/federated';
import { provided } from './provided';
import { start } from './start';

/** Starts the portal with the remotes of the registry. */
export const startFederated = (): Promise<void> =>
  start(
    federatedSource({
      provided,
      loader: () => import(/* webpackChunkName: "federation" */ '@portal/shell/loader'),
      signatures: () => import(/* webpackChunkName: "signatures" */ '@portal/shell/signatures'),
      overrides: () => import(/* webpackChunkName: "overrides" */ '@portal/shell/overrides'),
    }),
  );
