import { type CatalogSection, homePath, screenPath } from '@portal/catalog';
import { useLocation } from '@portal/router';
import { AppLink, EmptyState, Stack } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';

export interface NotAvailableProps {
  readonly section: CatalogSection;
  /** What the page shows, as a sentence names it: "The training of HOOPS Communicator". */
  readonly what: string;
  readonly reason: 'missing' | 'unlisted' | 'absent';
}

/** The sentences of MISS-2, MISS-4, VER-3. */
const TITLES: Record<NotAvailableProps['reason'], (what: string) => string> = {
  missing: () => 'This version is not available.',
  unlisted: () => 'This product is not available.',
  absent: (what) => `${what} is not available.`,
};

interface Way {
  readonly name: string;
  readonly to: string | null;
}

/** Where to go instead: never to the page itself. */
function useWays({ section, reason }: NotAvailableProps) {
  const { pathname } = useLocation();
  const product: Way = { name: section.name, to: homePath(section) };
  const olderVersions: Way = { name: 'Older Versions', to: screenPath(section, 'older-versions') };
  const ways = reason === 'absent' ? [product, olderVersions] : [olderVersions];
  return ways.flatMap(({ name, to }) => (to === null || to === pathname ? [] : [{ name, to }]));
}

/** The page's frame without content: the version, the product or the page's file is not there. */
export function NotAvailable(props: NotAvailableProps) {
  const ways = useWays(props);
  return (
    <>
      <PageHeader title={props.section.name} />
      <EmptyState
        title={TITLES[props.reason](props.what)}
        action={
          ways.length > 0 && (
            <Stack gap={2}>
              {ways.map(({ name, to }) => (
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
