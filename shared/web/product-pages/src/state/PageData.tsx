import { SuspenseQuery } from '@portal/query';
import type { ReactNode } from 'react';
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
export function PageData<Data>({ state, skeleton, section, subject, children }: PageDataProps<Data>) {
  return (
    <SuspenseQuery run={state} fallback={skeleton}>
      {(page) => {
        switch (page.kind) {
          case 'ready':
            return children(page.data);
          case 'failed':
            return <LoadFailed section={section} subject={subject} error={page.error} />;
          default:
            return <NotAvailable section={section} subject={subject} reason={page.kind} />;
        }
      }}
    </SuspenseQuery>
  );
}
