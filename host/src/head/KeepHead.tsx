import type { createMemoryRouter } from '@portal/router';
import { useCallback } from 'react';
import { useLate } from '../frame/use-late';

/** Keeps what the document's head says of the page. PAGES-4. */
export function KeepHead({ router }: { readonly router: ReturnType<typeof createMemoryRouter> }) {
  useLate(
    useCallback(async () => {
      const { keepHead } = await import(/* webpackChunkName: "keep-head" */ './keep-head');
      return keepHead(router);
    }, [router]),
  );
  return null;
}
