import { type Article, downloads, list, questions, section, video } from '../../article/article';
import { basics, branding, expressTools, helpFile, shipping, zeroDocumentState } from './training-lessons';

const questionsAndAnswers = section('questions-and-answers', 'Questions and answers', [
  video(
    'autocad-oem-questions-and-answers',
    'Questions from the courses',
    'The ones that come up each time, answered on the screen.',
  ),
  questions({
    'Do I need AutoCAD beside AutoCAD OEM?':
      'No. It helps, though: a module that fails in both is easier to debug in AutoCAD, where nothing has to be stamped.',
    'Can one module serve AutoCAD and my product?':
      'From one source, yes. C++ is linked twice, once for `acad.exe` and once for `aoem.exe`.',
    'Can my customers add modules of their own?':
      'Not directly: the product loads stamped modules only. Offer an interface of your own, for instance scripts that your module interprets.',
    'Can two versions of my product be installed side by side?':
      'Yes, if they are built on different versions of AutoCAD OEM and have their own registry root and installation folder.',
    'What changes with a new version of AutoCAD OEM?':
      'Build your modules with its SDK and compiler, take the project over in the Make Wizard, look through the command table for new commands, and test. Drawings need no conversion as long as the file version is the same.',
  }),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Questions_and_Answers.pdf': 'All questions and answers of the courses.',
  }),
]);

const resources = section('resources', 'Resources', [
  video(
    'autocad-oem-resources',
    'Finding your way around',
    'Guides, samples, forum and support: what is where, and what to try first.',
  ),
  list(
    '[AutoCAD OEM documentation](/platform-products/autocad_oem/documentation), with the guides of the IFC plug-ins.',
    '[ObjectARX and .NET guides]({docsHost}/autocad-oem/objectarx).',
    '[Developer forum]({forumUrl}) and [support](/platform-products/autocad_oem/support).',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Training_Resources.zip':
      'Checklists for branding and release, link lists, and the template projects of the courses.',
  }),
]);

/** The eight sections of ART-1. */
export const article: Article = {
  title: 'AutoCAD OEM Training',
  lead: 'From the first build to a shipped product, for developers who know ObjectARX or .NET. The videos are open to all; sample projects and slides are for signed-in visitors. You need the kit or its trial from the [downloads page](/platform-products/autocad_oem/downloads/latest) to follow along.',
  layout: 'accordion',
  sections: [
    basics,
    branding,
    shipping,
    zeroDocumentState,
    expressTools,
    helpFile,
    questionsAndAnswers,
    resources,
  ],
};
