import { genericContent } from '@portal/api/content';
import { productByCode } from '@portal/catalog';
import { resetAlerts } from '@portal/download-button';
import { downloadFrames, interceptNavigations, loadDocument } from '@portal/download-button/testing';
import { clearFaults, freshPage, injectFault, recordReports, signInAs } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { type PageFile, pageFilesOfSection } from '../page-files';
import { createDownloads } from './downloads';

jest.setTimeout(40_000);
const STORE = 'https://store.example/viewer';

const { sections } = v.parse(genericContent, {
  title: 'Release',
  sections: [
    {
      name: 'Linux',
      files: [
        { filename: 'HOOPS_Communicator_2026.3.0_Linux.tar.gz' },
        { filename: 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz' },
        { filename: 'HOOPS_Communicator_2026.3.0_Windows.zip' },
        { filename: 'Viewer', type: 'raw_link', link: STORE },
      ],
    },
  ],
});
const pageFiles = sections.flatMap((section) =>
  pageFilesOfSection(section, { product: productByCode('communicator'), version: '2026.3.0' }),
);
const [x64, arm, windows, viewer] = pageFiles as [PageFile, PageFile, PageFile, PageFile];

let navigations: ReturnType<typeof interceptNavigations>;
beforeEach(async () => {
  await freshPage('/hoops/communicator/downloads/2026.3.0');
  await signInAs('partner');
  resetAlerts();
  recordReports();
  navigations = interceptNavigations();
});
afterEach(async () => {
  navigations.stop();
  for (const frame of downloadFrames()) frame.remove();
  jest.restoreAllMocks();
  await clearFaults();
});

const followed = () => navigations.addresses.map((address) => new URL(address).pathname.split('/').at(-1));

/** The state of each file in a word, and a failure's message. */
const states = ({ getState }: ReturnType<typeof createDownloads>) =>
  getState().steps.map(({ state }) => (state.kind === 'failed' ? state.message : state.kind));

const untilIdle = (downloads: ReturnType<typeof createDownloads>) =>
  waitFor(() => expect(downloads.getState().phase).not.toBe('busy'));

const PAGE_INSTEAD = 'The service did not send the file.';

// SELECT-2, DL-9.
test('each file goes through a frame of its own; a page instead of one is renewed, then its failure', async () => {
  const downloads = createDownloads('bar');
  downloads.start([x64, arm]);
  await waitFor(() => expect(downloadFrames()).toHaveLength(1));
  await loadDocument();
  await waitFor(() => expect(downloadFrames()).toHaveLength(1));
  await loadDocument();
  await untilIdle(downloads);
  expect(states(downloads)).toEqual([PAGE_INSTEAD, 'started']);
  expect(followed()).toEqual([x64.name, x64.name, arm.name]);

  downloads.retry(x64);
  await untilIdle(downloads);
  expect(states(downloads)).toEqual(['started', 'started']);
});

test('a failure that comes after the run is told; of an attempt that is over, it is not', async () => {
  const downloads = createDownloads('bar');
  downloads.start([x64]);
  await untilIdle(downloads);
  const [first] = downloadFrames();
  downloads.start([x64]);
  await untilIdle(downloads);
  await loadDocument(first);
  await waitFor(() => expect(followed()).toHaveLength(3));
  await loadDocument(downloadFrames().at(-1));
  expect(states(downloads)).toEqual(['started']);

  await loadDocument(downloadFrames()[0]);
  await waitFor(() => expect(followed()).toHaveLength(4));
  await loadDocument(downloadFrames().at(-1));
  await waitFor(() => expect(states(downloads)).toEqual([PAGE_INSTEAD]));
});

test('a failed link and a refused origin do not stop the files after them; the rest is continued', async () => {
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  const downloads = createDownloads('bar');
  downloads.start([x64, arm, windows]);
  await waitFor(() => expect(states(downloads)[0]).toMatch(/503/));
  await injectFault({
    kind: 'body',
    call: 'getpackageinstaller',
    body: { download_url: 'https://evil.example/a.zip' },
    times: 1,
  });
  await untilIdle(downloads);
  expect(states(downloads)).toEqual([
    'The server answered with an error (503).',
    'Downloads from https://evil.example are not allowed.',
    'started',
  ]);
  downloads.continueRest();
  await untilIdle(downloads);
  expect(states(downloads)).toEqual(['started', 'started', 'started']);
  expect(followed()).toEqual([windows.name, x64.name, arm.name]);
});

test('a file is retried after those that wait; a canceled run is continued where it ended', async () => {
  await injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  const downloads = createDownloads('bar');
  downloads.start([x64, arm, windows]);
  await waitFor(() => expect(states(downloads)[0]).toMatch(/503/));
  downloads.retry(x64);
  await waitFor(() => expect(states(downloads)).toEqual(['waiting', 'started', 'waiting']));
  downloads.cancel();
  expect(downloads.getState().phase).toBe('canceled');
  downloads.continueRest();
  await untilIdle(downloads);
  expect(followed()).toEqual([arm.name, x64.name, windows.name]);
});

test('a link call that does not answer is canceled', async () => {
  await injectFault({ kind: 'hang', call: 'getpackageinstaller', times: 1 });
  const request = jest.spyOn(globalThis, 'fetch');
  const downloads = createDownloads('bar');
  downloads.start([x64]);
  expect(states(downloads)).toEqual(['requesting']);
  await waitFor(() =>
    expect(request.mock.calls.map(([input]) => (input as Request).url).join()).toMatch(/getpackage/),
  );
  downloads.cancel();
  await waitFor(() => expect(states(downloads)).toEqual(['waiting']));
  downloads.continueRest();
  await untilIdle(downloads);
  expect(states(downloads)).toEqual(['started']);
});

// SELECT-4.
test('the page is not left for a web page; a click opens it in a tab', async () => {
  const downloads = createDownloads('bar');
  downloads.start([viewer, x64]);
  await untilIdle(downloads);
  expect(states(downloads)).toEqual(['The browser shows this file instead of saving it.', 'started']);
  expect(downloads.getState().steps[0]?.state).toMatchObject({ opens: true });
  expect(followed()).toEqual([x64.name]);
  const targets: string[] = [];
  document.addEventListener('click', ({ target }) => targets.push((target as HTMLAnchorElement).target), {
    once: true,
  });
  downloads.open(viewer);
  await waitFor(() => expect(navigations.addresses.at(-1)).toBe(STORE));
  expect(targets).toEqual(['_blank']);
  expect(states(downloads)).toEqual(['started', 'started']);
});

test('no tab opens, and no alert comes, once the page is left', async () => {
  const downloads = createDownloads('bar');
  downloads.start([viewer]);
  await untilIdle(downloads);
  const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  downloads.open(viewer);
  downloads.cancel();
  await waitFor(() => expect(states(downloads)).toEqual(['waiting']));
  expect(opened).not.toHaveBeenCalled();
});
