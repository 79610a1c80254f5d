import { checkRemote } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

checkRemote(
  { description, module },
  {
    paths: [
      '/toolkits/realdwg',
      '/toolkits/realdwg/documentation',
      '/toolkits/realdwg/downloads/latest',
      '/toolkits/realdwg/downloads',
      '/toolkits/siemens-parasolid',
      '/toolkits/siemens-parasolid/platforms',
      '/toolkits/siemens-parasolid/downloads/latest',
      '/toolkits/siemens-parasolid/downloads',
      '/toolkits/polygonica',
      '/toolkits/polygonica/downloads/latest',
      '/toolkits/polygonica/downloads',
      '/platform-products/autocad_oem',
      '/platform-products/autocad_oem/documentation',
      '/platform-products/autocad_oem/support',
      '/platform-products/autocad_oem/training',
      '/platform-products/autocad_oem/downloads/latest',
      '/platform-products/autocad_oem/downloads',
      '/platform-products/inventor_oem',
      '/platform-products/inventor_oem/documentation',
      '/platform-products/inventor_oem/support',
      '/platform-products/inventor_oem/downloads/latest',
      '/qt-toolkit/downloads',
      '/LGPL',
    ],
    publicPaths: [
      '/toolkits/realdwg',
      '/toolkits/siemens-parasolid/platforms',
      '/toolkits/siemens-parasolid/downloads/latest',
      '/platform-products/autocad_oem/downloads/latest',
      '/platform-products/autocad_oem/training',
      '/platform-products/inventor_oem/downloads/latest',
      '/qt-toolkit/downloads',
    ],
  },
);
