import { describeRemote } from '@portal/sdk';

/** All of `/hoops` except the trial pages. Plain data, because the build reads it too. */
export const description = describeRemote({
  name: 'mfe-hoops',
  title: 'HOOPS products',
  owner: { team: 'HOOPS', contact: '#portal-hoops' },
  owns: ['/hoops/*'],
  preload: {
    '/hoops/:product/downloads/:version': 'download-detail',
    '/hoops/:product/downloads': 'older-versions',
    '/hoops/:product/training': 'training',
    '/hoops/visualize/:api/downloads/:version': 'download-detail',
    '/hoops/visualize/:api/downloads': 'older-versions',
    '/hoops/visualize/:api/training': 'training',
    '/hoops/visualize/:api/graphics-cards': 'graphics-cards',
    '/hoops/visualize/graphics-cards': 'graphics-cards',
    '/hoops/visualize/3df/lts/download': 'lts',
    '/hoops/visualize': 'about',
    '/hoops/the-hoops-platform': 'chooser',
    '/hoops/the-hoops-web-platform': 'about',
    '/hoops/the-hoops-native-platform': 'about',
    '/hoops/the-hoops-web-platform/downloads': 'download-detail',
    '/hoops/the-hoops-native-platform/downloads': 'download-detail',
    '/hoops/cadflow': 'cadflow',
    '/hoops/demos': 'demos',
  },
});
