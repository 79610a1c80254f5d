import { code, text } from '../../../article/text';
import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const basics: ArticleSection = {
  id: 'basics',
  title: 'The basics',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-basics-make-wizard',
      title: 'A product in the Make Wizard',
      summary:
        'Defining a product with a handful of commands, building it, and starting it for the first time.',
    },
    {
      kind: 'video',
      videoId: 'autocad-oem-basics-modules',
      title: 'Adding your own modules',
      summary:
        'One ObjectARX, one .NET and one LISP module: list, name, stamp, load on demand. What the wizard’s messages mean.',
    },
    {
      kind: 'paragraph',
      text: text`Afterwards you have a product that opens drawings, offers a dozen commands and runs one of your own. The sample project is the state at the end; open its project file in the Make Wizard and set the paths to your installation on the first page. C++ modules in it link to ${code('aoem.exe')} through the OEM ObjectARX SDK.`,
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Basics_Slides.pdf',
          'Slides: parts of the kit, build steps, where files go.',
        ),
        trainingFile(
          'AutoCAD_OEM_Basics_Sample.zip',
          'Sample: Make Wizard project with an ObjectARX, a .NET and a LISP module.',
        ),
      ],
    },
  ],
};
