/** @jest-environment node */
import { fakeHost, removeFolders } from '@portal/releases/testing';
import { withTrial } from './trial-site';

afterEach(async () => {
  jest.restoreAllMocks();
  await removeFolders();
});

/** How many servers of this process listen. Each keeps a command from ending. */
const servers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

test('without a browser, no server stays', async () => {
  const before = servers();
  jest.replaceProperty(process, 'env', { ...process.env, CHROMIUM_PATH: '/no/browser' });
  const host = { from: await fakeHost('1.0.0'), version: '1.0.0' };
  await expect(withTrial(host, async () => 'done')).rejects.toThrow('CHROMIUM_PATH names /no/browser');
  expect(servers()).toBe(before);
});
