import type { BenchContext } from './bench-context';
import { type Figure, median, medianWithRange } from './figures';
import { pageKinds } from './page-kinds';
import { type PortalVisit, visitPortal } from './page-visits';
import { FAR_AWAY, FAST_LINE, type Profile } from './profile';
import { PROTOCOLS, servePages } from './served-pages';

/** Visitors whose line or processor is worse than that of the slow phone. */
const VISITORS: readonly { readonly name: string; readonly profile: Profile }[] = [
  { name: 'far away (300 ms, 400 kbit/s)', profile: FAR_AWAY },
  { name: 'fast line, processor slowed 6 times', profile: FAST_LINE },
];

/** Pages that are compared, unless `BENCH_KINDS` names others. */
const DEFAULT_KINDS = new Set(['start', 'newest version', 'article']);

interface Visits {
  readonly portal: PortalVisit[];
  readonly bundle: PortalVisit[];
}

/** The portal must be ahead of the one bundle in what is compared. */
function figure(what: string, { portal, bundle }: Visits, timeOf: (visit: PortalVisit) => number): Figure {
  const [own, other] = [portal.map(timeOf), bundle.map(timeOf)];
  const ratio = median(own) / median(other);
  return {
    what,
    target: '/ one bundle < 1',
    measured: `${medianWithRange(own)} ms; ${medianWithRange(other)} ms; ${ratio.toFixed(2)}`,
    met: ratio < 1,
  };
}

/** Content, and the time until a page is usable, for other visitors than the slow phone's, beside the one bundle. */
export async function otherVisitors(context: BenchContext): Promise<Figure[]> {
  const { browser, runs } = context;
  const kinds = pageKinds().filter(
    ({ name }) => process.env.BENCH_KINDS !== undefined || DEFAULT_KINDS.has(name),
  );
  const served = await servePages(browser, context, kinds);
  const rows = VISITORS.flatMap(({ name: visitor, profile }) =>
    kinds.flatMap((kind) =>
      PROTOCOLS.map((protocol) => {
        const visits: Visits = { portal: [], bundle: [] };
        return { what: `${visitor}; ${kind.name}, ${protocol}`, profile, kind, protocol, visits };
      }),
    ),
  );
  try {
    // In turns, so that a machine that slows down for some minutes affects a run of each.
    for (let run = 0; run < runs; run += 1)
      for (const { profile, kind, protocol, visits } of rows) {
        const { rendered, bundle } = served.origins[protocol];
        visits.portal.push(await visitPortal(browser, rendered + kind.path, kind, profile));
        visits.bundle.push(await visitPortal(browser, bundle + kind.path, kind, profile));
      }
  } finally {
    await served.stop();
  }
  return rows.flatMap(({ what, visits }) => [
    figure(`${what}: content`, visits, ({ content }) => content),
    figure(`${what}: usable`, visits, ({ usable }) => usable),
  ]);
}
