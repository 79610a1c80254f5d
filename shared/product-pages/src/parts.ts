/** Components of screens; loaded with the lazy chunks of the screens that use them. */

export { CardAnchor, type CardAnchorProps } from './files/CardAnchor';
export { DemoViewerCard } from './files/DemoViewerCard';
export { DownloadCard, type DownloadCardProps } from './files/DownloadCard';
export { type DemoViewerCode, demoViewerRequest, findLatestViewer } from './files/demo-viewer';
export { FileCardList, type FileCardListProps } from './files/FileCardList';
export { FileItem, type FileItemProps } from './files/FileItem';
export { FixedFileCard, type FixedFileCardProps } from './files/FixedFileCard';
export { type FileContext, fileRequest, systemOf } from './files/file-request';
export { ContentLinks } from './frame/ContentLinks';
export { RouteTitle } from './frame/RouteTitle';
export { DetailSkeleton } from './release/DetailSkeleton';
export { DownloadPage, type DownloadPageProps } from './release/DownloadPage';
export { DownloadPageFrame, type DownloadPageFrameProps } from './release/DownloadPageFrame';
export { GenericRelease, type GenericReleaseProps } from './release/GenericRelease';
export { LicenseInformation } from './release/LicenseInformation';
export {
  type AdditionalItem,
  SectionBody,
  type SectionBodyProps,
  SectionsAccordion,
  type SectionsAccordionProps,
} from './release/Sections';
export {
  alertKeysOfFiles,
  alertKeysOfSection,
  type CardGroup,
  filesOf,
  groupWithCard,
} from './release/section-files';
export { LoadFailed, type LoadFailedProps } from './state/LoadFailed';
export { Loading, type LoadingProps } from './state/Loading';
export { NotAvailable, type NotAvailableProps } from './state/NotAvailable';
export { PageData, type PageDataProps } from './state/PageData';
