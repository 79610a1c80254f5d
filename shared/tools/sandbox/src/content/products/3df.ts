import { LTS_VERSION } from '@portal/catalog';
import { builds, windowsBuilds } from '../builds';
import { type GenericProduct, genericProductContent, genericRelease } from '../product-content';
import { converter, datasets, relatedToVisualize } from '../sections';
import { hoopsReleases } from '../versions';

const threeDf: GenericProduct = {
  stem: 'Visualize_3DF',
  title: 'HOOPS Visualize 3DF',
  index: hoopsReleases,
  builds: [...windowsBuilds, builds.linux, builds.macosArm, builds.macos, builds.android, builds.ios],
  highlights: [
    'Stream files of all earlier versions are read without conversion.',
    'The DirectX 11 driver draws transparent geometry in one pass.',
    'Corrected silhouette edges of tessellated cylinders.',
    'Quick moves redraw only the part of the window that changes.',
    'The MFC sample builds with Visual Studio 2022.',
  ],
  sections: () => [
    converter,
    datasets,
    relatedToVisualize,
    {
      name: 'Long-Term Support',
      description:
        'Version 27 receives corrections for four years: <a href="/hoops/visualize/3df/lts/download">LTS downloads</a>.',
    },
  ],
};

const lts: GenericProduct = {
  ...threeDf,
  title: 'HOOPS Visualize 3DF LTS',
  index: [{ year: 2023, versions: [LTS_VERSION] }],
  description:
    'This release is supported for <strong>four years</strong> from its initial release. It receives corrections only.',
  highlights: ['Corrections of the graphics drivers since the last update of this version.'],
  sections: () => [converter],
};

export const content = {
  ...genericProductContent(threeDf),
  // LTS-1, CALL-17.
  longTermSupport: genericRelease(lts, LTS_VERSION),
};
