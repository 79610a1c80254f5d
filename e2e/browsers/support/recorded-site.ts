import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, HOST, readLive, releaseFolder } from '@portal/releases';
import { builtSite, copySite } from '../../support/server';
import type { TempFolder } from '../../support/temp-folder';
import { writeReleaseFile } from '../../support/write-release-file';

/** Local storage key of the recorded errors. Session storage is reserved for the portal (SES-3). */
export const RECORD_KEY = 'test-console';

/** What the recorder keeps in the page's global object. */
export type RecordedWindow = Window & {
  /** The title that the response brought; `null` if the page was drawn by scripts. */
  titleOfResponse?: Element | null;
};

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
  // Deferred scripts run after this, so it is the title of the response.
  document.addEventListener('readystatechange', () => {
    (window as RecordedWindow).titleOfResponse ??= document.querySelector('main h1');
  });
}

const RECORDER = 'recorder.js';

/** Makes a document load the recorder first. @returns its hash. */
async function addRecorder(document: string): Promise<string> {
  const html = await readFile(document, 'utf8');
  const recorded = html.replace('<head>', `<head><script src="/${RECORDER}"></script>`);
  if (recorded === html) throw new Error(`${document} has no <head> for the recorder`);
  return writeReleaseFile(document, recorded);
}

/** Writes the hash that a file has now into its release's manifest: readers compare them. */
async function setHash(manifestPath: string, file: string, hash: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  const files = { ...manifest.files, [file]: hash };
  await writeFile(manifestPath, JSON.stringify({ ...manifest, files }));
}

/**
 * Creates a copy of the built site whose documents load the recorder as their first script: the one at the root, and
 * the one of the live host, which pages are rendered into.
 */
export async function createRecordedSite(): Promise<TempFolder> {
  const site = await copySite();
  const { path: folder } = site;
  const live = await readLive(new FolderStore(folder));
  if (live === null) throw new Error(`${builtSite} has no host`);
  const host = releaseFolder(HOST, live.live.version);
  const template = `${host}/root/index.html`;
  await addRecorder(join(folder, 'index.html'));
  const hash = await addRecorder(join(folder, template));
  await setHash(join(folder, host, 'release.json'), template, hash);
  await writeFile(join(folder, RECORDER), `(${recorder})(${JSON.stringify(RECORD_KEY)});\n`);
  return site;
}
