import { contentPreloads, partnerProducts } from '@portal/catalog';
import { describeRemote } from '@portal/contract';

/** Partner toolkits, OEM products and the Qt archive. Plain data, because the build reads it too. */
export const description = describeRemote({
  name: 'mfe-partner-oem',
  title: 'Partner and OEM products',
  owns: ['/toolkits/*', '/platform-products/*', '/qt-toolkit/*', '/LGPL'],
  preload: {
    '/toolkits/realdwg': 'realdwg-about',
    '/toolkits/realdwg/documentation': 'realdwg-documentation',
    '/toolkits/realdwg/downloads/:version': 'download-detail',
    '/toolkits/siemens-parasolid': 'parasolid-about',
    '/toolkits/siemens-parasolid/platforms': 'parasolid-platforms',
    '/toolkits/siemens-parasolid/downloads/:version': 'parasolid-downloads',
    '/toolkits/polygonica': 'polygonica-about',
    '/toolkits/polygonica/downloads/:version': 'polygonica-downloads',
    '/toolkits/:product/downloads': 'older-versions',
    '/platform-products/autocad_oem': 'autocad-oem-about',
    '/platform-products/autocad_oem/documentation': 'autocad-oem-documentation',
    '/platform-products/autocad_oem/support': 'autocad-oem-support',
    '/platform-products/autocad_oem/training': 'autocad-oem-training',
    '/platform-products/autocad_oem/downloads': 'older-versions',
    '/platform-products/autocad_oem/downloads/:version': 'autocad-oem-downloads',
    '/platform-products/inventor_oem': 'inventor-oem-about',
    '/platform-products/inventor_oem/documentation': 'inventor-oem-documentation',
    '/platform-products/inventor_oem/support': 'inventor-oem-support',
    '/platform-products/inventor_oem/downloads/:version': 'inventor-oem-downloads',
    '/qt-toolkit/downloads': 'qt-downloads',
  },
  content: contentPreloads(partnerProducts),
});
