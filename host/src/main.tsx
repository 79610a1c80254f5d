import { federatedSource } from '@portal/shell/federated';
import { provided } from './provided';
import { start } from './start';

void start(
  federatedSource({
    provided,
    loader: () => import(/* webpackChunkName: "federation" */ '@portal/shell/loader'),
    signatures: () => import(/* webpackChunkName: "signatures" */ '@portal/shell/signatures'),
    overrides: () => import(/* webpackChunkName: "overrides" */ '@portal/shell/overrides'),
  }),
);
