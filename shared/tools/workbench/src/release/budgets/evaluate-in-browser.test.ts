/** @jest-environment node */
import { type FolderStore, readManifest } from '@portal/releases';
import { fakeRemote, removeFolders } from '@portal/releases/testing';
import { launchBrowser } from '../../test/chromium';
import { evaluateInBrowser } from './evaluate-in-browser';

jest.mock('../../test/chromium', () => ({ launchBrowser: jest.fn() }));
afterAll(removeFolders);

const part = { name: 'mfe-x', version: '1.0.0' };

/** A browser that ends before it has opened a page. */
async function evaluateWhile(event: () => void) {
  const browser = {
    newPage: async () => {
      event();
      throw new Error('Target page, context or browser has been closed');
    },
    close: async () => undefined,
  };
  jest.mocked(launchBrowser).mockResolvedValue(browser as never);
  const store: FolderStore = await fakeRemote(part);
  const manifest = await readManifest(store, part.name, part.version);
  if (manifest?.kind !== 'remote') throw new Error('The release is not complete');
  return evaluateInBrowser(store, manifest.entry, 200);
}

// BUDGET-1.
test('a browser that ends by itself has measured nothing', async () => {
  expect(await evaluateWhile(() => undefined)).toMatchObject({ kind: 'failed' });
});

test('Ctrl+C is an interruption, and no budget that was exceeded', async () => {
  await expect(evaluateWhile(() => process.emit('SIGINT'))).rejects.toThrow(
    'Interrupted: nothing was changed.',
  );
});
