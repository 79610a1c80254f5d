import { desktopBuilds } from '../builds';
import { caeReleases, resultFiles } from '../cae';
import { type GenericProduct, genericProductContent } from '../product-content';
import { filesPerPlatform } from '../sections';
import { salesLicense } from '../text';

export const sam: GenericProduct = {
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
          files: filesPerPlatform(`HOOPS_SAM_${named}_U1`, [
            ['Windows', 'Visual Studio 2022 (vc143)', 'x86_64', 'Windows_vc143.zip'],
            ['Linux', 'gcc 13.3', 'x86_64', 'Linux.tar.gz'],
          ]),
        },
      ],
    },
    resultFiles,
  ],
};

export const content = genericProductContent(sam);
