import { desktopBuilds } from '../builds';
import { caeReleases, resultFiles } from '../cae';
import { type GenericProduct, genericProductContent } from '../product-content';
import { relatedTechnologies } from '../sections';
import { openDownloadLicense } from '../text';

export const desktop: GenericProduct = {
  stem: 'Envision_Desktop',
  title: 'Ceetron Envision Desktop',
  index: caeReleases,
  builds: desktopBuilds,
  license: openDownloadLicense,
  description: 'C++ libraries, headers and samples for Qt and MFC.',
  highlights: [
    'Cutting planes and iso-surfaces are computed on all cores.',
    'Particle traces can follow a field that changes over time.',
    'Result files of Nastran, Abaqus, Ansys and LS-DYNA are read with Ceetron Access.',
    'Parts are simplified while the model turns, and drawn whole when it stands.',
    'Contours of element results keep the jumps between materials.',
    'Models of more than 2<sup>31</sup> nodes can be loaded part by part.',
  ],
  sections: () => [
    resultFiles,
    relatedTechnologies(
      ['Ceetron SAM', '/cae/cee_sam/downloads/latest', 'reads result files, meshes and solves.'],
      ['Ceetron Envision Web', '/cae/cee_env_cloud/downloads/latest', 'the same in a browser.'],
    ),
  ],
};

export const content = genericProductContent(desktop);
