import { code, text } from '../../../article/text';
import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const shipping: ArticleSection = {
  id: 'shipping',
  title: 'Shipping',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-shipping',
      title: 'From build to installer',
      summary: 'The OEM Installer Wizard page by page, silent installation, and a test on a clean machine.',
    },
    {
      kind: 'list',
      items: [
        text`A new build is a new installer with a new ${code('ProductGuid')}. A saved installer file still holds the old one; remove it first.`,
        'Sign your modules, the product and the installer.',
        'Installers of other parts, for instance of a license manager, can run as part of yours.',
        'Test installing, updating over the last version, repairing and removing, as a user without administrator rights as well.',
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Shipping_Slides.pdf',
          'Slides: installer pages, updates, silent installation.',
        ),
        trainingFile(
          'AutoCAD_OEM_Shipping_Sample.zip',
          'Sample: installer file with a further installer in it.',
        ),
      ],
    },
  ],
};
