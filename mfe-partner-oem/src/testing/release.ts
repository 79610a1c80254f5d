import { productByCode } from '@portal/catalog';
import { createFileEntry, type FileContext, fileRequest } from '@portal/product-pages/parts';
import type { AutocadOemContent, FileEntry, ReleaseHead } from '@portal/sdk/api/content';

/** For tests: the common fields of every release. */
export const plainHead: ReleaseHead = {
  title: 'A release',
  date: '',
  version: '',
  notes: '',
  highlights: '',
  license_information: { notes: '' },
  description: '',
};

/** For tests: the object key of a file's download. */
export function keyOf(file: FileEntry, context: FileContext): string | null {
  const target = fileRequest(file, context)?.target;
  return target && 'objectKey' in target ? target.objectKey : null;
}

/** For tests: the folder of AutoCAD OEM's files. */
export const FOLDER = 'packages/platform_products/autocad_oem';

const german = {
  language: 'German',
  files: [createFileEntry('german.exe')],
  updates: [
    {
      name: 'Main',
      content: 'First this.',
      files: [createFileEntry('main.msp')],
      type: 'update_main' as const,
    },
    { name: 'German', content: '', files: [createFileEntry('german.msp')], type: 'update_lang' as const },
  ],
};

/** For tests: the content of a release of AutoCAD OEM with files in two languages, and an update with a third one. */
export const content: AutocadOemContent = {
  ...plainHead,
  prod: {
    languages: [{ language: 'English', files: [createFileEntry('english.exe')], updates: [] }, german],
    files: [createFileEntry('objectarx.zip'), createFileEntry('overlay.exe', { name: 'VBA Overlay' })],
    notes: 'Production notes',
  },
  eval: { files: [createFileEntry('trial.exe')], notes: '' },
  updates: [
    {
      version: '2026.1',
      date: '2026-05-01',
      files: [createFileEntry('all.msp')],
      languages: [
        {
          language: 'German',
          files: [createFileEntry('german-1.msp'), createFileEntry('german.msp')],
          updates: [],
        },
        { language: 'Korean', files: [createFileEntry('korean-1.msp')], updates: [] },
      ],
    },
  ],
  resources: [{ text: 'A guide.', button: 'Guide', file_name: 'guide.pdf' }],
};

/** For tests: a release of AutoCAD OEM with that content. @param changes the fields that differ. */
export const release = (version: string, changes: Partial<AutocadOemContent> = {}) => ({
  product: productByCode('autocad_oem'),
  version,
  content: { ...content, ...changes },
});
