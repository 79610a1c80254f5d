import type { BenchContext } from './bench-context';
import {
  atMost,
  type Column,
  type Figure,
  kilobytes,
  median,
  medianWithRange,
  noise,
  tableOf,
} from './figures';
import { type Load, measureDepth, measureLoad } from './measure';

/** The pages, each with a selector that matches once its content is shown. */
const PAGES = [
  { name: 'landing page: first content', path: '/start', selector: 'main h2' },
  { name: 'landing page: panel (a slot)', path: '/start', selector: 'main a[href*="/signup"]' },
  {
    name: 'CAE download page',
    path: '/cae/cee_env_desktop/downloads/latest',
    selector: 'main button[aria-expanded]',
  },
  {
    name: 'Communicator download page',
    path: '/hoops/communicator/downloads/latest',
    selector: 'main button[aria-expanded]',
  },
] as const;

type Variant = 'federated' | 'one bundle';
type Loads = Readonly<Record<string, Readonly<Record<Variant, readonly Load[]>>>>;

const valuesOf = (loads: readonly Load[], key: keyof Load) => loads.map((one) => one[key]);
const medianOf = (loads: readonly Load[], key: keyof Load) => median(valuesOf(loads, key));

async function measureLoads({ browser, federated, bundle, runs }: BenchContext): Promise<Loads> {
  const loads: Record<string, Record<Variant, Load[]>> = {};
  for (const { name, path, selector } of PAGES) {
    const byVariant: Record<Variant, Load[]> = { federated: [], 'one bundle': [] };
    loads[name] = byVariant;
    for (let run = 0; run < runs; run += 1) {
      const variants = [['federated', federated.origin] as const, ['one bundle', bundle.origin] as const];
      // Alternates, so that a machine that slows down affects both variants.
      for (const [variant, origin] of run % 2 === 0 ? variants : variants.toReversed())
        byVariant[variant].push(await measureLoad(browser, origin + path, selector));
    }
  }
  return loads;
}

/** The loads of a page in a variant, beside those of the one bundle. */
interface Row {
  readonly page: string;
  readonly variant: Variant;
  readonly loads: readonly Load[];
  readonly bundle: readonly Load[];
}

const COLUMNS: readonly Column<Row>[] = [
  ['page', ({ page }) => page],
  ['variant', ({ variant }) => variant],
  ['first paint, ms', ({ loads }) => medianWithRange(valuesOf(loads, 'shell'))],
  ['content, ms (range)', ({ loads }) => medianWithRange(valuesOf(loads, 'content'))],
  ['ratio', ({ loads, bundle }) => (medianOf(loads, 'content') / medianOf(bundle, 'content')).toFixed(2)],
  ['bytes', ({ loads }) => kilobytes(medianOf(loads, 'bytes'))],
  ['scripts', ({ loads }) => kilobytes(medianOf(loads, 'scripts'))],
  ['requests', ({ loads }) => medianOf(loads, 'requests')],
];

const rowsOf = ([page, { federated, 'one bundle': bundle }]: [string, Loads[string]]): readonly Row[] => [
  { page, variant: 'federated', loads: federated, bundle },
  { page, variant: 'one bundle', loads: bundle, bundle },
];

function ratioFigure(page: string, { federated, 'one bundle': bundle }: Loads[string]): Figure {
  const ratio = medianOf(federated, 'content') / medianOf(bundle, 'content');
  const allowed = Math.max(noise(valuesOf(federated, 'content')), noise(valuesOf(bundle, 'content')));
  return {
    what: `${page}: time, federated / one bundle`,
    target: '1.00 + noise',
    measured: `${ratio.toFixed(2)} (noise ${allowed.toFixed(2)})`,
    met: ratio <= 1 + allowed,
  };
}

async function depthFigures({ browser, federated, unrendered }: BenchContext): Promise<Figure[]> {
  const [, , { path, selector }] = PAGES; // the CAE download page
  const rendered = await measureDepth(browser, federated.origin + path, selector);
  // The sidebar: the remote renders it before any data has loaded.
  const remote = await measureDepth(browser, unrendered.origin + path, 'main nav a');
  const data = await measureDepth(browser, unrendered.origin + path, selector);
  return [
    {
      what: 'requests in series: painted shell; content of a rendered page',
      target: '1; 1',
      measured: `${rendered.shell}; ${rendered.content}`,
      met: rendered.shell === 1 && rendered.content === 1,
    },
    {
      what: 'requests in series: a remote’s content before its data, without rendered pages',
      target: '3',
      measured: `${remote.content} (with its data ${data.content})`,
      met: remote.content <= 3,
    },
  ];
}

/** Times, bytes and request depth of cold loads on the slow phone, compared with the same source as one bundle. */
export async function loading(context: BenchContext): Promise<Figure[]> {
  const loads = await measureLoads(context);
  console.log(`\n${tableOf(COLUMNS, Object.entries(loads).flatMap(rowsOf))}\n`);
  const panel = loads[PAGES[1].name]?.federated ?? [];
  const bytes = medianOf(panel, 'bytes');
  return [
    ...Object.entries(loads).map(([page, byVariant]) => ratioFigure(page, byVariant)),
    atMost('bytes to landing content, its panel included', bytes / 1000, kilobytes(bytes), 180, ' kB'),
    ...(await depthFigures(context)),
  ];
}
