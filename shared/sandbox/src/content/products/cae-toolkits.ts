import { desktopBuilds, type GenericProduct } from '../generic';
import { genericProductContent } from '../product-content';
import { relatedTechnologies } from '../sections';
import { builds } from '../systems';
import { openDownloadLicense, salesLicense } from '../text';
import { applicationReleases, caeReleases, resultFiles } from './cae-shared';

const desktop: GenericProduct = {
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

const web: GenericProduct = {
  ...desktop,
  stem: 'Envision_Web',
  title: 'Ceetron Envision Web',
  builds: [builds.windows, builds.linux, builds.linuxArm],
  description: 'The JavaScript client, the server and its command-line tools.',
  highlights: [
    'The server sends only the results that the view needs.',
    'The client draws with WebGL 2 and needs no plug-in.',
    'Scenes can be exported as one HTML file.',
    'The server runs in a container without root rights.',
    'Sessions of several visitors share one copy of the model.',
  ],
  sections: () => [
    {
      name: 'Web client',
      description: 'The client alone, for pages that talk to a server elsewhere.',
      files: [
        {
          name: 'Client on the package registry',
          filename: 'envision-web-client',
          type: 'raw_link',
          link: '/places/registry/envision-web-client',
        },
      ],
    },
    resultFiles,
  ],
};

const sam: GenericProduct = {
  stem: 'SAM',
  title: 'Ceetron SAM',
  index: caeReleases,
  builds: desktopBuilds,
  license: salesLicense,
  description: 'Access, Mesh and Solve with headers, samples and material libraries.',
  highlights: [
    '<strong>Solve:</strong> contact between shells takes their thickness into account.',
    '<strong>Access:</strong> reads the result files of Ansys 2025 R1.',
    '<strong>Mesh:</strong> boundary layers grow from selected faces only.',
    '<strong>Mesh:</strong> volume meshing of solids with thin walls needs half the elements.',
    '<strong>Solve:</strong> the sparse solver uses up to 64 threads.',
  ],
  sections: ({ version, named }) => [
    version === '2026.1.0' && {
      name: 'Patches',
      sections: [
        {
          name: 'Patch 1',
          patch: '1',
          notes: 'Replaces the library of Ceetron Access. Unpack it over the release.',
          files: [
            {
              filename: `HOOPS_SAM_${named}_U1_Windows_vc143.zip`,
              os: 'Windows',
              compiler: 'Visual Studio 2022 (vc143)',
              arch: 'x86_64',
              md5sum: '',
            },
            {
              filename: `HOOPS_SAM_${named}_U1_Linux.tar.gz`,
              os: 'Linux',
              compiler: 'gcc 9.3',
              arch: 'x86_64',
              md5sum: '',
            },
          ],
        },
      ],
    },
    resultFiles,
  ],
};

const samEvaluation: GenericProduct = {
  ...sam,
  stem: 'SAM_Evaluation',
  title: 'Ceetron SAM Evaluation',
  index: applicationReleases,
  description: 'The evaluation build: models of up to 50,000 nodes.',
  sections: () => [resultFiles],
};

export const toolkitContent = [
  genericProductContent('cee_env_desktop', desktop),
  genericProductContent('cee_env_cloud', web),
  genericProductContent('cee_sam', sam),
  genericProductContent('cee_sam_eval', samEvaluation),
];
