/** Components that product pages share. They are a separate chunk, loaded with the first product page. */
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs';
export { CardList } from './file-card/CardList';
export { FileCard, type FileCardProps } from './file-card/FileCard';
export { type FileField, FileFields } from './file-card/FileFields';
export { Notes, type NotesProps } from './html/Notes';
export { SafeHtml, type SafeHtmlProps } from './html/SafeHtml';
export { hasLinkTo, plainText } from './html/sanitize';
export { PageHeader, type PageHeaderProps } from './page/PageHeader';
export { PageSection, type PageSectionProps } from './page/PageSection';
export { type SidebarItem, SidebarLayout, type SidebarLayoutProps } from './sidebar/SidebarLayout';
