import {
  CONVERTER_KEY,
  DATASETS_KEY,
  fixedKey,
  products,
  trainingSupplementKey,
  trialInstallers,
} from '@portal/catalog';

/** Downloads that the portal's pages name themselves, not the content. PATH-8, PATH-10, PATH-11, PATH-12. */

const TRAINING_TOPICS = [
  'Basics',
  'Branding',
  'Shipping',
  'Zero_Document_State',
  'Express_Tools',
  'Help_File',
];

const TRAINING_FILES = [
  ...TRAINING_TOPICS.flatMap((topic) => [`${topic}_Slides.pdf`, `${topic}_Sample.zip`]),
  'Questions_and_Answers.pdf',
  'Training_Resources.zip',
].map((file) => `AutoCAD_OEM_${file}`);

const IFC_DOCUMENTS = ['Reader', 'Writer'].flatMap((plugin) => [
  `IFC_${plugin}_Developer_Guide.pdf`,
  `IFC_${plugin}_Release_Notes.pdf`,
]);

/** Source archives of Qt under the LGPL. QT-1. */
const QT_ARCHIVES: Readonly<Record<string, readonly string[]>> = {
  '6.6.2': ['qt-everywhere-src-6.6.2.zip', 'qt-everywhere-src-6.6.2.tar.xz'],
  '5.15.2': ['qt-everywhere-src-5.15.2.zip', 'qt-everywhere-src-5.15.2.tar.xz'],
  '5.12.7': ['qt-everywhere-src-5.12.7.zip', 'qt-everywhere-src-5.12.7.tar.xz'],
  '5.9.7': ['qt-everywhere-opensource-src-5.9.7.zip', 'qt-everywhere-opensource-src-5.9.7.tar.xz'],
  '4.8.7': ['qt-everywhere-opensource-src-4.8.7.zip', 'qt-everywhere-opensource-src-4.8.7.tar.gz'],
  '4.8.2': ['qt-everywhere-opensource-src-4.8.2.zip', 'qt-everywhere-opensource-src-4.8.2.tar.gz'],
};

/** Object keys of all fixed downloads. */
export function fixedKeys(): string[] {
  const keys = [
    DATASETS_KEY,
    CONVERTER_KEY,
    ...products.filter(({ screens }) => screens.includes('training')).map(trainingSupplementKey),
    ...TRAINING_FILES.map((file) => fixedKey('autocad-oem-training', file)),
    ...IFC_DOCUMENTS.map((file) => fixedKey('ifc-documents', file)),
    ...Object.entries(QT_ARCHIVES).flatMap(([version, files]) =>
      files.map((file) => fixedKey('qt-archives', file, version)),
    ),
    ...products
      .flatMap(({ trial }) => (trial === undefined ? [] : trialInstallers(trial)))
      .map(({ target }) => (target.kind === 'raw' ? null : target.objectKey)),
  ];
  return keys.filter((key) => key !== null);
}
