import { code, text } from '../../../article/text';
import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const helpFile: ArticleSection = {
  id: 'help-file',
  title: 'Help file',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-help-file',
      title: 'Help of your own',
      summary: 'Leading F1, the help command and your dialogs to pages of your own, offline and online.',
    },
    {
      kind: 'list',
      items: [
        'Describe what your product has. AutoCAD’s help explains commands that your users do not see.',
        text`Set the help location in the Make Wizard; ${code('HELP')} and F1 follow it. Commands and dialogs of your own name the topic that they open.`,
        'Ship a help for each language that you ship, and name the fallback.',
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile('AutoCAD_OEM_Help_File_Slides.pdf', 'Slides: help locations, topics, languages.'),
        trainingFile(
          'AutoCAD_OEM_Help_File_Sample.zip',
          'Sample: help project with topic map and a command that opens a topic.',
        ),
      ],
    },
  ],
};
