import { useSuspenseQuery } from '@portal/query';
import { type ReactNode, Suspense } from 'react';
import { LoadFailed } from './LoadFailed';
import { NotAvailable, type NotAvailableProps } from './NotAvailable';
import type { PendingPage } from './page-state';

export interface PageDataProps<Data> extends Pick<NotAvailableProps, 'section'> {
  readonly state: PendingPage<Data>;
  /** Subject of the error sentences: "The downloads of HOOPS Communicator". */
  readonly subject: string;
  /** Shown until the data is loaded, in the size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a page's data in each state: skeleton, content, not available, failed. MISS-1, MISS-2, MISS-3. */
export function PageData<Data>({ state, skeleton, ...pageProps }: PageDataProps<Data>) {
  return (
    <Suspense key={state.id} fallback={skeleton}>
      <SettledPage state={state} {...pageProps} />
    </Suspense>
  );
}

function SettledPage<Data>({ state, section, subject, children }: Omit<PageDataProps<Data>, 'skeleton'>) {
  const page = useSuspenseQuery(state);
  switch (page.kind) {
    case 'ready':
      return children(page.data);
    case 'failed':
      return <LoadFailed section={section} subject={subject} error={page.error} />;
    default:
      return <NotAvailable section={section} subject={subject} reason={page.kind} />;
  }
}
