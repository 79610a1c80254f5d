import { checkRemote } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

// CAE-1, REG-4.
checkRemote(
  { description, module },
  {
    paths: ['/cae/cee_env_desktop/downloads/latest', '/cae/cee_sam/downloads', '/cae/edv/downloads/latest'],
    publicPaths: ['/cae/cee_sam/downloads/latest', '/cae/edv/downloads'],
  },
);
