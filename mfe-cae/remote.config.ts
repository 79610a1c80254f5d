import { describeRemote } from '@portal/sdk';

/** All of `/cae`. Plain data, because the build reads it too. */
export const description = describeRemote({
  name: 'mfe-cae',
  title: 'CAE products',
  owner: { team: 'CAE', contact: '#portal-cae' },
  owns: ['/cae/*'],
  preload: {
    '/cae/:product/downloads/:version': 'download-detail',
    '/cae/:product/downloads': 'older-versions',
  },
});
