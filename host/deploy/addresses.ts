/**
 * Which file an address returns. The tests of every server of the portal use this table: nginx serves each row in those
 * of `@portal/workbench`, and `host/deploy/aws` tests the CDN's function with it.
 */
export interface AddressCase {
  readonly path: string;
  /** The `Accept` header; none by default. */
  readonly accept?: string;
  /** The file that is sent, from the store's root; null for a 404. */
  readonly file: string | null;
}

/** What browsers send for a page. */
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Documents that are rendered ahead; a test writes them into its store. */
export const PAGES: readonly string[] = ['pages/cae/eda/downloads/1.0.html', 'pages/rendered.html'];

/** Files that are derived from the content. */
const DERIVED: readonly string[] = [
  'releases.json',
  'feeds/releases.atom',
  'feeds/eda.atom',
  'sitemap.xml',
  'robots.txt',
];

/** What pages are rendered from, for a job that has no access to the store. */
const RENDERED_FROM: readonly string[] = ['release.json', 'render.cjs', 'render.css'].map(
  (file) => `host/releases/1.0.0/${file}`,
);

export const addresses: readonly AddressCase[] = [
  // Pages that are not rendered ahead share one document, also when a version looks like a file extension.
  { path: '/start', accept: PAGE, file: 'index.html' },
  { path: '/start/', accept: PAGE, file: 'index.html' },
  { path: '/start', file: 'index.html' },
  { path: '/', accept: PAGE, file: 'index.html' },
  { path: '/', file: 'index.html' },
  { path: '/cae/cee_env_desktop/downloads/latest', accept: PAGE, file: 'index.html' },
  { path: '/hoops/hps/downloads/2025.4.0', accept: PAGE, file: 'index.html' },
  { path: '/hoops/hps/downloads/2025.4.0', accept: '*/*', file: 'index.html' },
  { path: '/hoops/hps/downloads/2025.4.0', accept: 'text/*', file: 'index.html' },
  { path: '/hoops/hps/downloads/2025.4.0', file: 'index.html' },
  { path: '/nobody/knows', accept: PAGE, file: 'index.html' },
  { path: '/nobody/knows%20this', accept: PAGE, file: 'index.html' },
  { path: '/no/such/page.html', accept: PAGE, file: 'index.html' },
  // Pages that are rendered ahead, and one whose neighbor is.
  { path: '/cae/eda/downloads/1.0', accept: PAGE, file: 'pages/cae/eda/downloads/1.0.html' },
  { path: '/cae/eda/downloads/1.0/', accept: PAGE, file: 'pages/cae/eda/downloads/1.0.html' },
  { path: '/cae/eda/downloads/1.0', file: 'pages/cae/eda/downloads/1.0.html' },
  { path: '/cae/eda/downloads/%31.0', accept: PAGE, file: 'pages/cae/eda/downloads/1.0.html' },
  { path: '/rendered', accept: PAGE, file: 'pages/rendered.html' },
  { path: '/rendered/', accept: PAGE, file: 'pages/rendered.html' },
  { path: '/rendered', file: 'pages/rendered.html' },
  { path: '/cae/eda/downloads/1.1', accept: PAGE, file: 'index.html' },
  { path: '/cae/eda/downloads/1.0', accept: 'application/json', file: null },
  // Their documents have no address of their own.
  { path: '/pages/rendered.html', accept: PAGE, file: 'index.html' },
  { path: '/pages/rendered.html', accept: '*/*', file: null },
  { path: '/.pages/rendered.json', accept: PAGE, file: null },
  // Files, whatever is accepted.
  ...DERIVED.map((file) => ({ path: `/${file}`, accept: PAGE, file })),
  { path: '/favicon.svg', file: 'favicon.svg' },
  { path: '/remotes.json', accept: PAGE, file: 'remotes.json' },
  { path: '/portal.config.json', accept: 'application/json', file: 'portal.config.json' },
  { path: '/index.html', accept: PAGE, file: 'index.html' },
  { path: '/registry/cae.json', accept: '*/*', file: 'registry/cae.json' },
  // No file, and no page either.
  { path: '/nowhere/x.js', accept: '*/*', file: null },
  { path: '/missing.png', file: null },
  { path: '/hoops/communicator', accept: 'application/json', file: null },
  { path: '/start', accept: 'application/json', file: null },
  { path: '/no/such/page.html', accept: 'image/*', file: null },
  // What pages are rendered from. PAGES-17.
  { path: '/host/live.json', accept: 'application/json', file: 'host/live.json' },
  ...RENDERED_FROM.map((file) => ({ path: `/${file}`, accept: '*/*', file })),
  // Files of the release tool, also where the address hides it.
  { path: '/host/releases/1.0.0/root/index.html', accept: PAGE, file: null },
  { path: '/host/%72eleases/1.0.0/root/index.html', accept: PAGE, file: null },
  { path: '/%68ost//releases/1.0.0/root/index.html', accept: PAGE, file: null },
  { path: '/host/releases/1.0.0/provenance.json', accept: '*/*', file: null },
  { path: '/host/releases/1.0.0/root/render.css', accept: '*/*', file: null },
  { path: '/headers.conf', accept: PAGE, file: null },
  { path: '/host/headers.conf', accept: PAGE, file: null },
  { path: '/host/%68eaders.conf', accept: PAGE, file: null },
  { path: '/.release.lock', accept: PAGE, file: null },
  { path: '/.conditional-writes', accept: PAGE, file: null },
  // Temporary files of the release tool, in folders whose files are never pages, too. HEADER-3.
  ...[
    '/remotes.json.1234.draft',
    '/host/main.1.js.1234.draft',
    '/host/main.1.js.1234%2edraft',
    '/remotes/mfe-cae/1.0.0/entry.js.br.1234.draft',
    '/remotes/mfe-cae/.release.json',
    '/registry/cae.json.1234.draft',
    '/registry/%2ecae.json',
    '/feeds/eda.atom.1234.draft',
  ].map((path) => ({ path, accept: PAGE, file: null })),
];
