import { externalLink, pageLink, text } from '../../../article/text';
import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const resources: ArticleSection = {
  id: 'resources',
  title: 'Resources',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-resources',
      title: 'Finding your way around',
      summary: 'Guides, samples, forum and support: what is where, and what to try first.',
    },
    {
      kind: 'list',
      items: [
        text`${pageLink('AutoCAD OEM documentation', '/platform-products/autocad_oem/documentation')}, with the guides of the IFC plug-ins.`,
        text`${externalLink('ObjectARX and .NET guides', '{docsHost}/autocad-oem/objectarx')}.`,
        text`${externalLink('Developer forum', '{forumUrl}')} and ${pageLink('support', '/platform-products/autocad_oem/support')}.`,
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Training_Resources.zip',
          'Checklists for branding and release, link lists, and the template projects of the courses.',
        ),
      ],
    },
  ],
};
