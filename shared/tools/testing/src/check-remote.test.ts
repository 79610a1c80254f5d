import { getConfig } from '@portal/config';
import { checkRemote } from './check-remote';
import module, { description } from './pages/testing/points';
import { collectTests } from './testing/collect-tests';

const comparison = (options: Partial<Parameters<typeof checkRemote>[1]>) =>
  collectTests(() => checkRemote({ description, module }, { paths: [], ...options })).get(
    'draws every public page on a server, and the same in a browser',
  );
const render = (paths: readonly string[]) => async () => ({
  default: (await import('./pages/testing/points')).renderable(paths),
});

// PAGES-1, PAGES-13.
test('fails for a remote with a page that a browser draws in another way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = comparison({ render: render(['/points/good', '/points/clock', '/points/width']) });
  await expect(run?.()).rejects.toThrow(
    /points\/width: the server cannot draw it: ReferenceError[\s\S]*points\/clock: Hydration failed/,
  );
});

// PAGES-1, PAGES-13.
test('passes for a remote whose pages are the same', async () => {
  await comparison({ render: render(['/points/good']), publicPaths: ['/points/good'] })?.();
  // These tests belong to no remote, so there is no list.
  await comparison({})?.();
});

test('fails for a page that is not public', async () => {
  const run = comparison({ publicPaths: ['/points/good'] });
  await expect(run?.()).rejects.toThrow('it is none of the public pages');
});

test('its pages read the given content', async () => {
  await comparison({ content: { 'points/scans.json': { scans: 42 } } })?.();
  const { apiBase, repository } = getConfig().content;
  const response = await fetch(`${apiBase}/repos/${repository}/contents/content-data/points/scans.json`);
  const { content } = (await response.json()) as { readonly content: string };
  expect(JSON.parse(Buffer.from(content, 'base64').toString())).toEqual({ scans: 42 });
});

const Screen = () => null;

/** The messages of the tests that fail for the remote with other parts. */
const failuresOf = async (parts: object) => {
  const remote = { description, module: { ...module, ...parts } } as Parameters<typeof checkRemote>[0];
  const messages: string[] = [];
  for (const [name, run] of collectTests(() => checkRemote(remote, { paths: [] })))
    if (!name.startsWith('draws'))
      await Promise.resolve()
        .then(run)
        .catch((error: Error) => messages.push(error.message));
  return messages.join('\n');
};

// REG-4.
test('names what a remote lacks: its module, a screen, the content of a slot', async () => {
  expect(await failuresOf({ routes: undefined })).toContain('its module is not what defineRemote makes');
  const lazy = async () => ({ Screen });
  expect(await failuresOf({ routes: { '/points/*': [{ lazy }] } })).toContain(
    'a screen exports neither Component nor loader, but Screen',
  );
  expect(await failuresOf({ slots: { 'start.aside': lazy } })).toContain(
    'the content of the slot start.aside has no default export',
  );
  const withAction = { lazy: async () => ({ action: () => null }) };
  expect(await failuresOf({ routes: { '/points/*': [withAction] } })).not.toContain('exports neither');
  for (const sentence of ['defineRemote makes', 'exports neither', 'no default export'])
    expect(await failuresOf({})).not.toContain(sentence);
});
