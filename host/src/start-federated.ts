import { federatedSource } from '@portal/shell/federated';
import { provided } from './provided';
import { start } from './start';

/** Starts the portal with the remotes of the registry. */
export const startFederated = (): Promise<void> => start(federatedSource(provided));
