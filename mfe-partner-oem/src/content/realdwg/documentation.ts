import { externalLink, text } from '../../article/text';
import type { Article } from '../../article/types';
import { comparison } from './comparison';
import { questions } from './faq';
import { licensing } from './licensing';

/** FAQ, video, licensing, and a comparison with an ObjectARX toolkit. DWG-1. */
export const article: Article = {
  title: 'RealDWG Documentation',
  lead: text`Answers for the first week with the toolkit. The developer’s guide and the class reference are part of each package and stand in the ${externalLink('online documentation', '{docsHost}/realdwg')}.`,
  layout: 'open',
  sections: [
    { id: 'faq', title: 'Frequently asked questions', blocks: [questions] },
    {
      id: 'video',
      title: 'Video',
      blocks: [
        {
          kind: 'video',
          videoId: 'realdwg-first-host-application',
          title: 'A first host application',
          summary:
            'From an empty Visual Studio project to a console program that opens a drawing and lists its layers: include and library paths, host services, clean-up.',
        },
        {
          kind: 'video',
          videoId: 'realdwg-walking-a-drawing',
          title: 'Walking through a drawing',
          summary:
            'Symbol tables, block table records and dictionaries; opening objects for reading and writing; following block references and external references.',
        },
      ],
    },
    { id: 'licensing', title: 'Licensing', blocks: licensing },
    { id: 'comparison', title: 'RealDWG and ObjectARX compared', blocks: comparison },
  ],
};
