/** Notes and HTML of the content: a separate chunk, which brings DOMPurify, loaded with the first page that has them. */

/** These are in `@portal/ui`. Remotes that were built before they were have them from here. */
export { CardList } from './file-card/CardList';
export { FileCard, type FileCardProps, type FileField, FileFields } from './file-card/FileCard';
export { Notes, type NotesProps } from './html/Notes';
export { hasLinkTo, plainText, SafeHtml, type SafeHtmlProps } from './html/SafeHtml';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
  PageHeader,
  type PageHeaderProps,
  PageSection,
  type PageSectionProps,
} from './page/page';
export { type SidebarItem, SidebarLayout, type SidebarLayoutProps } from './sidebar/SidebarLayout';
