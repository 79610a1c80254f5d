/** Components of screens; loaded with the lazy chunks of the screens that use them. */

export { DemoViewerCard } from './files/DemoViewerCard';
export { DownloadCard, type DownloadCardProps } from './files/DownloadCard';
export { type DemoViewerCode, demoViewerRequest } from './files/demo-viewer';
export { FileCardList, type FileCardListProps } from './files/FileCardList';
export { type FileContext, fileRequest } from './files/file-request';
export { RouteTitle } from './frame/RouteTitle';
export { DownloadPage, type DownloadPageProps } from './release/DownloadPage';
export { DownloadPageFrame, type DownloadPageFrameProps } from './release/DownloadPageFrame';
export { GenericRelease, type GenericReleaseProps } from './release/GenericRelease';
export {
  SectionBody,
  type SectionBodyProps,
} from './release/Sections';
export {
  alertKeysOfFiles,
  alertKeysOfSection,
  type CardGroup,
  fileCountLabel,
  filesOf,
  groupWithCard,
} from './release/section-files';
export { Loading, type LoadingProps } from './state/Loading';
export { PageData, type PageDataProps } from './state/PageData';
