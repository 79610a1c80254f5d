import { code, text } from '../../../article/text';
import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const zeroDocumentState: ArticleSection = {
  id: 'zero-document-state',
  title: 'Zero document state',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-zero-document-state',
      title: 'A product without an open drawing',
      summary: 'What still works when the last drawing is closed, and a start page that lives in this state.',
    },
    {
      kind: 'paragraph',
      text: 'With no drawing open there is no command line, and ribbon and toolbars are reduced. Everything that belongs to a document is missing: database, selection, system variables of the drawing, LISP. The application, its windows and the collection of documents are there.',
    },
    {
      kind: 'list',
      items: [
        text`Check before use: ${code('acDocManager->mdiActiveDocument()')} is null in C++, ${code('DocumentManager.MdiActiveDocument')} in .NET.`,
        'Palettes and dialogs of yours stay open: disable what needs a drawing when the last one closes, enable it when one opens. Listen to the events of the document manager.',
        'Code that opens or creates a drawing here has to run in the application context; a command needs a document.',
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Zero_Document_State_Slides.pdf',
          'Slides: which interfaces are there, which events tell.',
        ),
        trainingFile(
          'AutoCAD_OEM_Zero_Document_State_Sample.zip',
          'Sample: start page and document events, C++ and C#.',
        ),
      ],
    },
  ],
};
