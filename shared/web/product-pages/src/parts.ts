/** Components of screens; loaded with the lazy chunks of the screens that use them. */

export { DemoViewerCard } from './files/DemoViewerCard';
export { DownloadCard } from './files/DownloadCard';
export { demoViewerRequest } from './files/demo-viewer';
export { FileCardList } from './files/FileCardList';
export { type FileContext, fileRequest } from './files/file-request';
export { type FilesItem, FileViewContext } from './files/file-view';
export { LazyMd5sums } from './files/LazyMd5sums';
export { type PageFile, pageFiles, pageFilesOfSection } from './files/page-files';
export { RouteTitle } from './frame/RouteTitle';
export { DownloadPage } from './release/DownloadPage';
export { DownloadPageFrame } from './release/DownloadPageFrame';
export { GenericRelease } from './release/GenericRelease';
export { SectionBody } from './release/Sections';
export {
  alertKeysOfFiles,
  alertKeysOfSection,
  type CardGroup,
  fileCountLabel,
  filesOf,
  groupWithCard,
} from './release/section-files';
export { useRememberedItem } from './state/use-remembered-item';
