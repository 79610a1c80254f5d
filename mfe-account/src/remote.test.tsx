import { checkRemote } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

checkRemote(
  { description, module },
  {
    paths: [
      '/hoops/communicator/trial',
      '/hoops/the-hoops-native-platform/trial',
      '/hoops/the-hoops-platform/trial',
    ],
    publicPaths: [
      '/hoops/communicator/trial',
      '/hoops/visualize/hps/trial',
      '/hoops/the-hoops-platform/trial',
    ],
  },
);
