import { builds, desktopBuilds } from '../builds';
import { genericProductContent } from '../product-content';
import { apiReference, datasets, demoViewer, rawLink, relatedTechnologies } from '../sections';
import { hoopsReleases } from '../versions';

export const content = genericProductContent({
  stem: 'Exchange',
  title: 'HOOPS Exchange',
  index: hoopsReleases,
  builds: [...desktopBuilds, builds.android, builds.ios],
  description: 'Libraries, headers, samples and the import and export modules of all licensed formats.',
  highlights: [
    'New import: <strong>CATIA V5-6 R2025</strong>, <strong>SOLIDWORKS 2025</strong> and <strong>Creo 12</strong>.',
    'STEP AP242 edition 3 files keep their semantic product manufacturing information.',
    'JT export writes validation properties on request.',
    'IFC 4.3 files are read with their alignments.',
    'Assemblies with more than a million instances need up to a third less memory.',
    'The sewing of imported surfaces has a tolerance of its own, see <code>A3DSewOptionsData</code>.',
    'Revit 2025 files are read with their phases and design options.',
  ],
  sections: () => [
    demoViewer,
    datasets,
    relatedTechnologies(
      ['HOOPS Visualize', '/hoops/visualize/hps/downloads/latest', 'draws what Exchange reads.'],
      ['HOOPS Publish', '/hoops/publish/downloads/latest', 'writes 3D PDF from it.'],
      ['Parasolid', '/toolkits/siemens-parasolid', 'models with the solids that Exchange imports.'],
    ),
  ],
  additionalInfo: ({ named, version }) => [
    apiReference('Exchange', named),
    rawLink(
      'Supported CAD formats',
      'supported-formats',
      '/places/docs/exchange/latest/overview/supported-formats.html',
      `All formats and versions that ${version} reads and writes.`,
    ),
  ],
});
