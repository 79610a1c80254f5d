import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const expressTools: ArticleSection = {
  id: 'express-tools',
  title: 'Express tools',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-express-tools',
      title: 'Express Tools in a product',
      summary: 'Which of the Express Tools can be taken along, and how their modules and menus are added.',
    },
    {
      kind: 'paragraph',
      text: 'The Express Tools are not a part of the platform by themselves. They are LISP and ObjectARX modules, so they are treated like yours: listed in the Make Wizard, stamped, their commands published and their menu added to your customization file.',
    },
    {
      kind: 'list',
      items: [
        'Take the files from the kit of the same version and language.',
        'Add the tools that you need and the libraries they share; each further one is one more thing to test.',
        'Check their dialogs and help links for names that are not your product’s.',
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Express_Tools_Slides.pdf',
          'Slides: tools, their modules and what they depend on.',
        ),
        trainingFile(
          'AutoCAD_OEM_Express_Tools_Sample.zip',
          'Sample: module list and partial customization file.',
        ),
      ],
    },
  ],
};
