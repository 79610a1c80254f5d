import { checkRemote } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

checkRemote(
  { description, module },
  {
    paths: [
      '/hoops/communicator/downloads/latest',
      '/hoops/communicator/downloads',
      '/hoops/communicator/training',
      '/hoops/visualize',
      '/hoops/visualize/graphics-cards',
      '/hoops/visualize/3df/lts/download',
      '/hoops/visualize/hps/downloads/latest',
      '/hoops/visualize/hps/graphics-cards',
      '/hoops/the-hoops-platform',
      '/hoops/the-hoops-platform/downloads',
      '/hoops/the-hoops-web-platform',
      '/hoops/the-hoops-native-platform/downloads',
      '/hoops/cadflow',
      '/hoops/demos',
    ],
    publicPaths: [
      '/hoops/communicator/downloads/latest',
      '/hoops/communicator/downloads/2026.2.0',
      '/hoops/communicator/downloads',
      '/hoops/communicator/training',
      '/hoops/visualize',
      '/hoops/visualize/graphics-cards',
      '/hoops/visualize/3df/lts/download',
      '/hoops/the-hoops-platform/downloads',
      '/hoops/the-hoops-native-platform/downloads',
      '/hoops/cadflow',
      '/hoops/demos',
    ],
  },
);
