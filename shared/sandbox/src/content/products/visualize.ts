import type { Release as ReleaseContent } from '../file-locations';
import { type GenericProduct, genericContent, packageFor, type Release } from '../generic';
import { genericProductContent } from '../product-content';
import { bothDemoViewers, converter, datasets, relatedTechnologies } from '../sections';
import { type Build, builds, isBuiltIn } from '../systems';
import { hoopsReleases } from '../versions';
import type { Section } from '../wire';

const related = relatedTechnologies(
  ['HOOPS Exchange', '/hoops/exchange/downloads/latest', 'imports CAD models into the scene.'],
  ['HOOPS Luminate', '/hoops/luminate/downloads/latest', 'renders photorealistic images of it.'],
  ['Parasolid', '/toolkits/siemens-parasolid', 'keeps solids that Visualize draws.'],
);

const windowsBuilds: readonly Build[] = [
  builds.windowsVc143,
  builds.windowsVc142,
  builds.windowsVc141,
  builds.windowsVc140,
];

/** Windows packages, with one nested section per compiler. */
function windowsByCompiler(stem: string, release: Release): Section {
  return {
    name: 'Windows',
    description: 'Choose the package of the compiler that your application is built with.',
    sections: windowsBuilds
      .filter((build) => isBuiltIn(build, release.year))
      .map((build) => ({
        name: build.compiler,
        packages: [{ ...packageFor(stem, release, build), os: 'Windows' }],
      })),
  };
}

const hps: GenericProduct = {
  stem: 'Visualize_HPS',
  title: 'HOOPS Visualize HPS',
  index: hoopsReleases,
  builds: [builds.linux, builds.linuxArm, builds.macosArm, builds.macos, builds.android, builds.ios],
  highlights: [
    'Selection by area returns hidden parts on request, see <code>SelectionOptionsKit</code>.',
    'Vulkan is the default driver on Linux; OpenGL remains available.',
    'Point clouds are drawn with eye-dome lighting.',
    'Section planes can be capped with hatch patterns.',
    'The C# interface runs on .NET 8.',
    'Large assemblies start to draw before they are loaded to the end.',
    'Text keeps its size on screens of different density.',
  ],
  leading: (release) => [windowsByCompiler('Visualize_HPS', release)],
  sections: () => [bothDemoViewers, converter, datasets, related],
  additionalInfo: ({ named }) => [
    {
      name: 'API reference for offline use',
      filename: `HOOPS_Visualize_HPS_${named}_Documentation.zip`,
      md5sum: '',
    },
  ],
};

export const hpsContent = genericProductContent('hps', hps);

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
    related,
    {
      name: 'Long-Term Support',
      description:
        'Version 27 receives corrections for four years: <a href="/hoops/visualize/3df/lts/download">LTS downloads</a>.',
    },
  ],
};

export const threeDfContent = genericProductContent('3df', threeDf);

/** The long-term-support release, which is only on the branch `develop`. LTS-1, CALL-17. */
export const LTS = '27';

const lts: GenericProduct = {
  ...threeDf,
  title: 'HOOPS Visualize 3DF LTS',
  index: [{ year: 2023, versions: [LTS] }],
  description:
    'This release is supported for <strong>four years</strong> from its initial release. It receives corrections only.',
  highlights: ['Corrections of the graphics drivers since the last update of this version.'],
  sections: () => [converter],
};

export const ltsRelease = (): ReleaseContent => ({ layout: 'generic', content: genericContent(lts, LTS) });
