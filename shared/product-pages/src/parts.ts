/** Components of screens; loaded with the lazy chunks of the screens that use them. */

export { ContentLinks } from './detail/ContentLinks';
export { DetailSkeleton } from './detail/DetailSkeleton';
export { DownloadPageFrame, type DownloadPageFrameProps } from './detail/DownloadPageFrame';
export { LicenseInformation } from './detail/LicenseInformation';
export { CardAnchor, type CardAnchorProps } from './files/CardAnchor';
export { DownloadCard, type DownloadCardProps } from './files/DownloadCard';
export { FileCardList, type FileCardListProps } from './files/FileCardList';
export { FileItem, type FileItemProps } from './files/FileItem';
export { type FileContext, fileRequest, systemOf } from './files/file-request';
export { DemoViewerCard } from './generated/DemoViewerCard';
export { type DemoViewerCode, demoViewerRequest, findLatestViewer } from './generated/demo-viewer';
export { FixedFileCard, type FixedFileCardProps } from './generated/FixedFileCard';
export { GenericRelease, type GenericReleaseProps } from './generic/GenericRelease';
export {
  type AdditionalItem,
  SectionBody,
  type SectionBodyProps,
  SectionsAccordion,
  type SectionsAccordionProps,
} from './sections/Sections';
export {
  alertKeysOfFiles,
  alertKeysOfSection,
  type CardGroup,
  filesOf,
  groupWithCard,
} from './sections/section-files';
export { LoadFailed, type LoadFailedProps } from './state/fallbacks/LoadFailed';
export { NotAvailable, type NotAvailableProps } from './state/fallbacks/NotAvailable';
export { Loading, type LoadingProps } from './state/Loading';
export { PageData, type PageDataProps } from './state/PageData';
export { RouteTitle } from './title/RouteTitle';
