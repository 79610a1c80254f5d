import { desktopBuilds } from '../builds';
import { genericProductContent } from '../product-content';
import { datasets, relatedTechnologies } from '../sections';
import { hoopsReleases } from '../versions';

export const content = genericProductContent({
  stem: 'Publish',
  title: 'HOOPS Publish',
  index: hoopsReleases,
  builds: desktopBuilds,
  description: 'Publish needs the libraries of HOOPS Exchange, which its packages contain.',
  highlights: [
    'Documents with several 3D views share one copy of the model.',
    'Tables in 3D PDF can be filtered by the parts that are selected.',
    'HTML export writes one file that opens without a server.',
    'Fonts are embedded as subsets, which makes documents smaller.',
    'PRC compression keeps the tolerance that it is given for each part.',
    'Digital signatures can be placed when the document is written.',
  ],
  sections: () => [
    {
      name: 'HOOPS Publish Add-On',
      type: 'publish_add_on',
      description:
        'TableToPDF turns bills of materials into interactive tables: <a href="/hoops/tabletopdf/downloads/latest">TableToPDF downloads</a>.',
    },
    datasets,
    relatedTechnologies(
      [
        'HOOPS Exchange',
        '/hoops/exchange/downloads/latest',
        'reads the CAD files that documents are made of.',
      ],
      ['HOOPS Communicator', '/hoops/communicator/downloads/latest', 'shows the same models in a browser.'],
    ),
  ],
  additionalInfo: ({ named }) => [
    { name: 'Document templates', filename: `HOOPS_Publish_${named}_Templates.zip`, md5sum: '' },
  ],
});
