import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite } from '../../support/server';

/** Where the page keeps what went wrong; session storage is the portal's alone (SES-3). */
export const RECORD = 'test-console';

/**
 * Runs in the page before any other script and notes errors and warnings, uncaught errors, violations of
 * the content security policy, and files that did not load. WebKit's driver has no log of its own.
 */
function recorder(key: string): void {
  // Firefox tells of files that it gives up because the page is left. It stays if that was for a download.
  let left = false;
  addEventListener('beforeunload', () => {
    left = true;
  });
  addEventListener(
    'pointerdown',
    () => {
      left = false;
    },
    true,
  );
  const note = (text: string) => {
    if (left) return;
    const seen = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    localStorage.setItem(key, JSON.stringify([...seen, text]));
  };
  const wordsOf = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      note(`console.${level}: ${values.map(wordsOf).join(' ')}`);
      original.apply(console, values);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${wordsOf(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    note(`policy: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`),
  );
  // Files that fail do not bubble, so this listens on the way down. A preload that was given up is not
  // a failure: what needs the script asks for it itself, and then fails as a script.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) note(`uncaught: ${event.message}`);
      else if (target instanceof Element && !target.matches('link[rel=preload]'))
        note(`not loaded: ${target.localName} ${target.getAttribute('src') ?? target.getAttribute('href')}`);
    },
    true,
  );
}

const DOCUMENTS = ['start.html', 'index.html'];

export interface RecordedSite {
  readonly folder: string;
  remove(): Promise<void>;
}

/** The built site with the recorder as its documents' first script; everything else is the build's own. */
export async function recordedSite(): Promise<RecordedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-recorded-'));
  for (const name of await readdir(builtSite)) {
    // The compressed copies of a document would be served instead of it.
    if (DOCUMENTS.some((document) => name.startsWith(document))) continue;
    await symlink(join(builtSite, name), join(folder, name));
  }
  for (const name of DOCUMENTS) {
    const html = await readFile(join(builtSite, name), 'utf8');
    const recorded = html.replace('<head>', '<head><script src="/recorder.js"></script>');
    if (recorded === html) throw new Error(`${name} has no <head> to put the recorder into`);
    await writeFile(join(folder, name), recorded);
  }
  await writeFile(join(folder, 'recorder.js'), `(${recorder})(${JSON.stringify(RECORD)});\n`);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
