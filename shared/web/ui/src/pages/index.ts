/** Components that product pages share. They are a separate chunk, loaded with the first product page. */
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs';
export { CardList, FileCard, type FileCardProps, type FileField, FileFields } from './file-card/FileCard';
export { Notes, type NotesProps } from './html/Notes';
export { hasLinkTo, plainText, SafeHtml, type SafeHtmlProps } from './html/SafeHtml';
export { PageHeader, type PageHeaderProps, PageSection, type PageSectionProps } from './page/page';
export { type SidebarItem, SidebarLayout, type SidebarLayoutProps } from './sidebar/SidebarLayout';
