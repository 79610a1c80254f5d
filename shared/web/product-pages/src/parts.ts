/** Components of screens; loaded with the lazy chunks of the screens that use them. */

export { createFileEntry, createSection } from './files/create-entries';
export { DemoViewerCard } from './files/DemoViewerCard';
export { DownloadCard } from './files/DownloadCard';
export { FileCardList, LazyMd5sums } from './files/FileCardList';
export { type FilesItem, FileViewContext } from './files/file-view';
export {
  type FileContext,
  fileRequest,
  type PageFile,
  pageFiles,
  pageFilesOfSection,
} from './files/page-files';
export { RouteTitle } from './frame/RouteTitle';
export { DownloadPage } from './release/DownloadPage';
export { DownloadPageFrame } from './release/DownloadPageFrame';
export { GenericRelease } from './release/GenericRelease';
export {
  alertKeysOfSection,
  type CardGroup,
  Description,
  filesOf,
  groupWithCard,
  SectionBody,
  sectionTitle,
} from './release/Sections';
export { LoadFailed } from './state/PageData';
export { useLazyDialog } from './state/use-lazy-dialog';
export { useRememberedItem } from './state/use-remembered-item';
