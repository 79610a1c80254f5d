import { describeRemote } from '@portal/sdk';

/** Partner toolkits, OEM products and the Qt archive. Plain data, because the build reads it too. */
export const description = describeRemote({
  name: 'mfe-partner-oem',
  title: 'Partner and OEM products',
  owner: { team: 'Partner and OEM', contact: '#portal-partner-oem' },
  owns: ['/toolkits/*', '/platform-products/*', '/qt-toolkit/*', '/LGPL'],
  preload: {
    '/toolkits/realdwg': ['article', 'realdwg-about'],
    '/toolkits/realdwg/documentation': ['article', 'realdwg-documentation'],
    '/toolkits/realdwg/downloads/:version': 'download-detail',
    '/toolkits/siemens-parasolid': ['article', 'parasolid-about'],
    '/toolkits/siemens-parasolid/platforms': ['article', 'parasolid-platforms'],
    '/toolkits/siemens-parasolid/downloads/:version': 'parasolid-downloads',
    '/toolkits/polygonica': ['article', 'polygonica-about'],
    '/toolkits/polygonica/downloads/:version': 'polygonica-downloads',
    '/toolkits/:product/downloads': 'older-versions',
    '/platform-products/autocad_oem': ['article', 'autocad-oem-about'],
    '/platform-products/autocad_oem/documentation': ['article', 'autocad-oem-documentation'],
    '/platform-products/autocad_oem/support': ['article', 'autocad-oem-support'],
    '/platform-products/autocad_oem/training': ['article', 'autocad-oem-training'],
    '/platform-products/autocad_oem/downloads': 'older-versions',
    '/platform-products/autocad_oem/downloads/:version': 'autocad-oem-downloads',
    '/platform-products/inventor_oem': ['article', 'inventor-oem-about'],
    '/platform-products/inventor_oem/documentation': ['article', 'inventor-oem-documentation'],
    '/platform-products/inventor_oem/support': ['article', 'inventor-oem-support'],
    '/platform-products/inventor_oem/downloads/:version': 'inventor-oem-downloads',
    '/qt-toolkit/downloads': 'qt-downloads',
  },
});
