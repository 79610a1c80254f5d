/** @jest-environment node */
import { fakeHost, removeFolders } from '@portal/releases/testing';
import { withTrial } from './trial-site';

const { CHROMIUM_PATH } = process.env;
afterEach(async () => {
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  await removeFolders();
});

/** How many servers of this process listen. Each keeps a command from ending. */
const servers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

test('without a browser, no server stays', async () => {
  const before = servers();
  process.env.CHROMIUM_PATH = '/no/browser';
  const host = { from: await fakeHost('1.0.0'), version: '1.0.0' };
  await expect(withTrial(host, async () => 'done')).rejects.toThrow('CHROMIUM_PATH names /no/browser');
  expect(servers()).toBe(before);
});
