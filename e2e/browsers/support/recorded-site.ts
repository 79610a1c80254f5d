import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite } from '../../support/server';

/** Local storage key of the recorded errors. Session storage is reserved for the portal (SES-3). */
export const RECORD_KEY = 'test-console';

/**
 * Runs in the page before any other script. It records console errors and warnings, uncaught errors,
 * violations of the content security policy, and files that did not load. The page records them itself,
 * because WebKit's driver cannot read the console.
 */
function recorder(key: string): void {
  // Ignores errors while the page unloads, because Firefox reports the requests that it aborts then. A
  // download fires `beforeunload` too, but the page stays, so the next click turns recording on again.
  let unloading = false;
  addEventListener('beforeunload', () => {
    unloading = true;
  });
  addEventListener(
    'pointerdown',
    () => {
      unloading = false;
    },
    true,
  );
  const record = (text: string) => {
    if (unloading) return;
    const seen = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    localStorage.setItem(key, JSON.stringify([...seen, text]));
  };
  const formatValue = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      record(`console.${level}: ${values.map(formatValue).join(' ')}`);
      original.apply(console, values);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => record(`uncaught: ${formatValue(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    record(`policy: ${effectiveDirective} refused ${blockedURI} in ${sourceFile}`),
  );
  // Load errors of elements do not bubble, so this listens in the capture phase. It ignores failed preloads:
  // the script is requested again when it is needed, and that request is recorded if it fails.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) record(`uncaught: ${event.message}`);
      else if (target instanceof Element && !target.matches('link[rel=preload]'))
        record(
          `not loaded: ${target.localName} ${target.getAttribute('src') ?? target.getAttribute('href')}`,
        );
    },
    true,
  );
}

const DOCUMENT = 'index.html';

export interface RecordedSite {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Creates a copy of the built site whose document loads the recorder as its first script. */
export async function createRecordedSite(): Promise<RecordedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-recorded-'));
  for (const name of await readdir(builtSite)) {
    // Omits the compressed copies of the document too: the server would send them without the recorder.
    if (name.startsWith(DOCUMENT)) continue;
    await symlink(join(builtSite, name), join(folder, name));
  }
  const html = await readFile(join(builtSite, DOCUMENT), 'utf8');
  const recorded = html.replace('<head>', '<head><script src="/recorder.js"></script>');
  if (recorded === html) throw new Error(`${DOCUMENT} has no <head> for the recorder`);
  await writeFile(join(folder, DOCUMENT), recorded);
  await writeFile(join(folder, 'recorder.js'), `(${recorder})(${JSON.stringify(RECORD_KEY)});\n`);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
