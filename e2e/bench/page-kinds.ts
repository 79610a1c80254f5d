/** A kind of public page, and one page of it. */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Matches the page's main text, whichever way the page is drawn. Its title is `main h1`. */
  readonly text: string;
}

const SECTIONS = 'main button[aria-expanded]';

const KINDS: readonly PageKind[] = [
  { name: 'start', path: '/start', text: 'main h2' },
  { name: 'newest version', path: '/hoops/communicator/downloads/latest', text: SECTIONS },
  { name: 'older version', path: '/hoops/communicator/downloads/2025.4.0', text: SECTIONS },
  { name: 'older versions', path: '/hoops/communicator/downloads', text: SECTIONS },
  { name: 'article', path: '/toolkits/realdwg', text: 'main h2' },
  { name: 'platform', path: '/hoops/the-hoops-web-platform', text: 'main h2' },
  { name: 'demos', path: '/hoops/demos', text: 'main h2' },
  { name: 'trial', path: '/hoops/communicator/trial', text: 'main h2' },
  { name: 'graphics cards', path: '/hoops/visualize/hps/graphics-cards', text: 'main table' },
  { name: 'long-term support', path: '/hoops/visualize/3df/lts/download', text: SECTIONS },
  { name: 'training', path: '/hoops/communicator/training', text: 'main ol a' },
  { name: 'naming', path: '/naming', text: 'main h2' },
  { name: 'partner page', path: '/platform-products/autocad_oem/downloads/latest', text: SECTIONS },
];

/** The kinds of public pages. `BENCH_KINDS`: their names, separated by commas. Default: all. */
export function pageKinds(): readonly PageKind[] {
  const { BENCH_KINDS } = process.env;
  if (BENCH_KINDS === undefined) return KINDS;
  return BENCH_KINDS.split(',').map((wanted) => {
    const found = KINDS.find(({ name }) => name === wanted);
    if (found === undefined)
      throw new Error(`BENCH_KINDS: ${wanted} is none of ${KINDS.map(({ name }) => name).join(', ')}`);
    return found;
  });
}

/** A page that Lighthouse audits and whose tasks are measured. */
export interface MainPage {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
}

/** The pages that most visitors see. @param downloads path of the download page. */
export const mainPages = (downloads: string): readonly MainPage[] => [
  { name: 'start', path: '/start', signedIn: false },
  { name: 'download page', path: downloads, signedIn: false },
  { name: 'article', path: '/toolkits/realdwg', signedIn: false },
  { name: 'license page', path: '/license_generator', signedIn: true },
  { name: 'trial page', path: '/hoops/communicator/trial', signedIn: false },
];
