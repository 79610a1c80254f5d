import { isContentError } from '@portal/api/content';
import { describeError } from '@portal/api/core';
import { type CatalogSection, homePath, screenPath } from '@portal/catalog';
import { SuspenseQuery } from '@portal/query';
import { AppLink, Button, EmptyState, FailureState, PageHeader, Stack, useAction } from '@portal/ui';
import { useLocation, useRevalidator } from '@portal/ui/router';
import type { ReactNode } from 'react';
import { RouteTitle } from '../frame/RouteTitle';
import type { PendingPage } from './page-state';

/**
 * Marks a page without content, such as a version that does not exist: where pages are rendered ahead, it is not
 * one of them. PAGES-5.
 */
const NotForSearch = () =>
  typeof document === 'undefined' ? <meta name="robots" content="noindex" /> : null;

interface FailedProps {
  readonly title: string;
  readonly error: unknown;
}

/** A failure with its reason and a Retry button. MISS-3, A11Y-5. */
export const Failed = ({ title, error, onRetry }: FailedProps & { readonly onRetry: () => void }) => (
  <FailureState
    title={title}
    detail={isContentError(error) ? error.reason : describeError(error)}
    action={
      <Button goes icon="retry" onClick={onRetry}>
        Retry
      </Button>
    }
  />
);

/** A failure whose Retry button loads the page's data again. */
export function LoadFailed(failure: FailedProps) {
  const { run: retry } = useAction(useRevalidator().revalidate);
  return <Failed {...failure} onRetry={() => void retry()} />;
}

interface NotAvailableProps {
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

/**
 * The rest of a page without content: the version, the product or the page's file does not exist. It links to related
 * pages, never to the current page.
 */
function NotAvailable({ section, subject, reason }: NotAvailableProps) {
  const { pathname } = useLocation();
  const product = { name: section.name, to: homePath(section) };
  const olderVersions = { name: 'Older Versions', to: screenPath(section, 'older-versions') };
  const alternatives = (reason === 'absent' ? [product, olderVersions] : [olderVersions]).flatMap(
    ({ name, to }) => (to === null || to === pathname ? [] : [{ name, to }]),
  );
  return (
    <EmptyState
      title={TITLES[reason](subject)}
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
  );
}

interface PageDataProps<Data> extends Omit<NotAvailableProps, 'reason'> {
  readonly state: PendingPage<Data>;
  /** Title of the document, in each state. */
  readonly title: string;
  /** Shown until the data is loaded, in the size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a page's data in each state: skeleton, content, not available, failed. MISS-1, MISS-2, MISS-3. */
export function PageData<Data>({ state, title, skeleton, section, subject, children }: PageDataProps<Data>) {
  return (
    <>
      <RouteTitle title={title} />
      <SuspenseQuery run={state} fallback={skeleton}>
        {(page) =>
          page.kind === 'ready' ? (
            children(page.data)
          ) : (
            <>
              <NotForSearch />
              <PageHeader title={section.name} />
              {page.kind === 'failed' ? (
                <LoadFailed title={`${subject} could not be loaded.`} error={page.error} />
              ) : (
                <NotAvailable section={section} subject={subject} reason={page.kind} />
              )}
            </>
          )
        }
      </SuspenseQuery>
    </>
  );
}
