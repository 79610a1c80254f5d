import { isFailedPage, type RemoteSource } from '@portal/shell';
import { loadMarks } from '@portal/ui';
import {
  isRenderedAddress,
  isSameConfig,
  isSameContent,
  isSameRelease,
  isVisitor,
  type Router,
} from './same-inputs';

/** How long the frame waits for its page, so that both are hydrated together. Unit: milliseconds. */
const WAIT_MS = 1_500;

export interface AdoptOptions {
  /** The element that holds the rendered page, with what rendered it as data attributes. */
  readonly root: HTMLElement;
  readonly source: RemoteSource;
  readonly router: Router;
  /** The response with the configuration, unread; `undefined`: it was not preloaded. */
  readonly config: Promise<Response> | undefined;
}

/** Resolves when the router has loaded the code and the data of its first page. */
const whenSettled = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { initialized, navigation } = router.state;
      if (initialized && navigation.state === 'idle') resolve();
    };
    router.subscribe(check);
    check();
  });

/** Resolves when the data is there that loaders gave to their pages while it was pending. */
async function whenDataIsThere({ state }: Router): Promise<void> {
  const values = Object.values(state.loaderData).flatMap((data: unknown) =>
    typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [],
  );
  await Promise.all(
    values.map((value: unknown) =>
      typeof value === 'object' && value !== null && 'promise' in value ? value.promise : undefined,
    ),
  );
}

async function isPageReady({ root, source, router }: AdoptOptions): Promise<boolean> {
  const { pathname } = window.location;
  await whenSettled(router);
  await whenDataIsThere(router);
  const { location, errors, matches } = router.state;
  const isDrawn = errors === null && !isFailedPage(matches);
  return isDrawn && location.pathname === pathname && isSameRelease(root.dataset.part ?? '', source);
}

/** @throws if it resolves to `false`. */
const mustHold = async (condition: Promise<boolean>): Promise<void> => {
  if (!(await condition)) throw new Error('The rendered page differs');
};

/**
 * Whether the first render of the page equals the rendered one, because everything that it depends on is the same,
 * and all of it is there soon. Never rejects. TAKEOVER-4.
 */
export async function canAdopt(options: AdoptOptions): Promise<boolean> {
  if (!isRenderedAddress()) return false;
  const { config = '' } = options.root.dataset;
  // The release tool wrote no content before it was of use here.
  const isStated = document.documentElement.dataset.content !== undefined;
  if (!isStated || options.config === undefined) return false;
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, WAIT_MS, false));
  const same = Promise.all([
    // First, because the page's loaders take the responses, too.
    mustHold(isSameContent()),
    mustHold(isSameConfig(config, options.config)),
    mustHold(isVisitor()),
    mustHold(isPageReady(options)),
    loadMarks(),
  ]);
  return Promise.race([
    same.then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}
