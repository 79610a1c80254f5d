import { type Html, html, type Page } from '../http/page';

/** A stub of one external site. It handles its address and all paths below it. */
export interface Stub {
  /** Path below `/places`. */
  readonly address: string;
  /** @param visit its query, and the rest of the path after the stub's address. */
  readonly page: (visit: { readonly rest: string; readonly query: URLSearchParams }) => Page;
}

const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['64', 'HOOPS Exchange'],
  ['65', 'HOOPS Visualize'],
  ['66', 'HOOPS Communicator'],
  ['74', 'HOOPS Publish'],
]);

const note = (text: string): Html => html`<p>${text}</p>`;

/** A stub with one sentence. The title of a page below its address is that of its path. */
const textStub = (address: string, kicker: string, title: string, text: string): Stub => ({
  address,
  page: ({ rest }) => ({ kicker, title: titleOf(rest, title), body: note(text) }),
});

/** Stubs of all external sites in `portal.config.json`. BOX-1. */
export const stubTable: readonly Stub[] = [
  {
    address: '/docs',
    page: ({ rest }) => ({
      kicker: 'Documentation host',
      title: titleOf(rest, 'Documentation'),
      body: html`${rest === '' ? '' : html`<p>You asked for <code>${rest}</code>.</p>`}${note('The documentation of the toolkits is published outside the portal.')}`,
    }),
  },
  textStub(
    '/manage',
    'Evaluation management',
    'Evaluations',
    'Here a visitor asks for a 60-day evaluation of a HOOPS product.',
  ),
  textStub(
    '/support',
    'Support',
    'Developer Support',
    'Customers report problems and ask questions to the support team here.',
  ),
  textStub('/forum', 'Community', 'Developer Forum', 'Developers help one another here.'),
  {
    address: '/knowledge-base',
    page: ({ rest, query }) => {
      const category = query.get('category') ?? rest;
      const name = CATEGORIES.get(category);
      return {
        kicker: 'Knowledge base',
        title: name === undefined ? 'Knowledge Base' : `Knowledge Base: ${name}`,
        body:
          category === ''
            ? note('Short articles about single questions, by product.')
            : html`<p>Category <strong>${category}</strong>${name === undefined ? '' : `, ${name}`}.</p>`,
      };
    },
  },
  {
    address: '/roadmap',
    page: ({ rest }) => ({
      kicker: 'Project tracker',
      title: rest === '' ? 'Roadmap' : `Roadmap: ${titleOf(rest, '')}`,
      body: note('What is planned for the next releases.'),
    }),
  },
  textStub(
    '/learning',
    'Learning platform',
    'HOOPS Learning Platform',
    'Courses and exercises, with certificates.',
  ),
  {
    address: '/player',
    page: ({ rest, query }) => {
      const id = rest === '' ? (query.get('video') ?? 'unknown') : rest;
      return {
        title: 'Video',
        frame: 'full',
        body: html`<div class="screen"><p>Video <strong>${id}</strong><br>The player would play it here.</p></div>`,
      };
    },
  },
  {
    address: '/demos',
    page: ({ rest }) => ({
      kicker: 'Web demo',
      title: titleOf(rest, 'Demos'),
      body: html`<div class="screen"><p>The demo would run here.</p></div>`,
    }),
  },
  textStub(
    '/store',
    'App store',
    'Apps',
    'Apps for phones and tablets come from the store of their maker, not from the portal.',
  ),
  textStub(
    '/registry',
    'Package registry',
    'Packages',
    'Packages for package managers come from their registry.',
  ),
  {
    address: '/cadflow',
    page: () => ({
      title: 'CADFlow',
      frame: 'bare',
      body: html`<p>Conversion of CAD models without code: choose formats, set rules, run.</p>
<ol class="steps">${[
        'Connect a folder',
        'Choose the formats',
        'Set the rules',
        'Check a sample',
        'Run the conversion',
      ].map((step) => html`<li><h2>${step}</h2></li>`)}</ol>`,
    }),
  },
];

/** The last segment of a path as a title: `Release notes` for `release_notes.html`. */
function titleOf(path: string, fallback: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.html?$/, '').replace(/[-_]+/g, ' ');
  return words === '' ? fallback : words.charAt(0).toUpperCase() + words.slice(1);
}
