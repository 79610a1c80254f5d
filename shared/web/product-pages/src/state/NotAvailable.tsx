import { type CatalogSection, homePath, screenPath } from '@portal/catalog';
import { useLocation } from '@portal/router';
import { AppLink, EmptyState, Stack } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { NotForSearch } from './NotForSearch';

export interface NotAvailableProps {
  readonly section: CatalogSection;
  /** Subject of the sentence: "The training of HOOPS Communicator". */
  readonly subject: string;
  readonly reason: 'missing' | 'unlisted' | 'absent';
}

/** The sentences of MISS-2, MISS-4, VER-3. */
const TITLES: Record<NotAvailableProps['reason'], (subject: string) => string> = {
  missing: () => 'This version is not available.',
  unlisted: () => 'This product is not available.',
  absent: (subject) => `${subject} is not available.`,
};

interface Alternative {
  readonly name: string;
  readonly to: string | null;
}

/** Links to related pages, never to the current page. */
function useAlternatives({ section, reason }: NotAvailableProps) {
  const { pathname } = useLocation();
  const product: Alternative = { name: section.name, to: homePath(section) };
  const olderVersions: Alternative = { name: 'Older Versions', to: screenPath(section, 'older-versions') };
  const alternatives = reason === 'absent' ? [product, olderVersions] : [olderVersions];
  return alternatives.flatMap(({ name, to }) => (to === null || to === pathname ? [] : [{ name, to }]));
}

/** The page's frame without content: the version, the product or the page's file does not exist. */
export function NotAvailable(props: NotAvailableProps) {
  const alternatives = useAlternatives(props);
  return (
    <>
      <NotForSearch />
      <PageHeader title={props.section.name} />
      <EmptyState
        title={TITLES[props.reason](props.subject)}
        action={
          alternatives.length > 0 && (
            <Stack gap={2}>
              {alternatives.map(({ name, to }) => (
                <AppLink key={to} to={to}>
                  {name}
                </AppLink>
              ))}
            </Stack>
          )
        }
      />
    </>
  );
}
