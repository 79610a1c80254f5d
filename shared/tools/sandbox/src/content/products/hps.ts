import { builds, existsIn, windowsBuilds } from '../builds';
import {
  type GenericProduct,
  genericProductContent,
  packageFor,
  type Release,
  trainingGroups,
} from '../product-content';
import { apiReference, bothDemoViewers, converter, datasets, relatedToVisualize } from '../sections';
import { hoopsReleases } from '../versions';
import type { Section } from '../wire';

/** Windows packages, with one nested section per compiler. */
function windowsByCompiler(stem: string, release: Release): Section {
  return {
    name: 'Windows',
    description: 'Choose the package of the compiler that your application is built with.',
    sections: windowsBuilds
      .filter((build) => existsIn(build, release.year))
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
  sections: () => [bothDemoViewers, converter, datasets, relatedToVisualize],
  additionalInfo: ({ named }) => [apiReference('Visualize_HPS', named)],
};

const training = trainingGroups('hps', {
  Introduction: ['Segments and Keys', 'The Sandbox Applications', 'Building with CMake'],
  'Scene Graph': ['Geometry', 'Attributes and Inheritance', 'Includes and Styles', 'Cameras and Layouts'],
  Interaction: ['Operators', 'Selection', 'Highlighting'],
  Rendering: ['Drivers', 'Transparency', 'Section Planes', 'Shadows and Materials'],
  'CAD Models': ['Loading with Exchange', 'Product Structure', 'Views and Annotations'],
  Mobile: ['Android and iOS'],
});

export const content = { ...genericProductContent(hps), training };
