import type { ArticleSection } from '../../../article/types';
import { trainingFile } from './files';

export const branding: ArticleSection = {
  id: 'branding',
  title: 'Branding',
  blocks: [
    {
      kind: 'video',
      videoId: 'autocad-oem-branding',
      title: 'Your name, your icons',
      summary: 'Product and company name, registry root, executable, splash screen, icons, about box.',
    },
    {
      kind: 'video',
      videoId: 'autocad-oem-branding-interface',
      title: 'Ribbon and menus',
      summary:
        'A customization file that holds only what the product offers, workspaces, tool palettes, right-click menus.',
    },
    {
      kind: 'list',
      items: [
        'Choose names and registry root before the first delivery: changing them later leaves the settings of earlier versions behind.',
        'Provide icons in all sizes that Windows asks for; it scales a missing one badly.',
        'Search the finished interface for commands that are not published, in menus, shortcuts and double-click actions.',
      ],
    },
    {
      kind: 'downloads',
      items: [
        trainingFile(
          'AutoCAD_OEM_Branding_Slides.pdf',
          'Slides: a checklist of every place where name or logo appears.',
        ),
        trainingFile(
          'AutoCAD_OEM_Branding_Sample.zip',
          'Sample: resources and customization file of a branded product.',
        ),
      ],
    },
  ],
};
