import { type CatalogSection, screenPath } from '@portal/catalog';
import { AppLink, EmptyState } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';

export interface NotAvailableProps {
  readonly section: CatalogSection;
  readonly reason: 'missing' | 'unlisted';
}

/** The sentences of decisions §5 "Missing content" and §3. */
const TITLES = {
  missing: 'This version is not available.',
  unlisted: 'This product is not available.',
} as const;

/** The page's frame without content: the version or the product is not there. */
export function NotAvailable({ section, reason }: NotAvailableProps) {
  const olderVersions = screenPath(section, 'older-versions');
  return (
    <>
      <PageHeader title={section.name} />
      <EmptyState
        title={TITLES[reason]}
        action={olderVersions !== null && <AppLink to={olderVersions}>Older Versions</AppLink>}
      />
    </>
  );
}
