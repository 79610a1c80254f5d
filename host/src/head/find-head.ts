import type { HeadHandle, PageHead } from '@portal/contract';
import { HOST_HEADS } from './host-heads';

const hasHead = (handle: unknown): handle is HeadHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** A matched route, as far as it matters here. */
export interface Match {
  readonly route: { readonly handle?: unknown };
}

/** What the innermost route with a head says of the page, or the host of its own; `undefined` without either. PAGES-4. */
export function findHead(matches: readonly Match[], pathname: string): PageHead | undefined {
  const handle = matches.map(({ route }) => route.handle).findLast(hasHead);
  const found = typeof handle?.head === 'function' ? handle.head(pathname) : handle?.head;
  return found ?? HOST_HEADS[pathname];
}
