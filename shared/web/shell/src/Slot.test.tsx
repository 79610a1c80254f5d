import { CONTRACT_VERSION } from '@portal/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteLoadError } from './loader/errors';
import { Slot } from './Slot';
import type { LoadedRemote, RemoteSource } from './source/source';

const showing = (remote: string, Content: () => React.ReactNode): LoadedRemote => ({
  part: { remote, title: remote },
  module: {
    contract: CONTRACT_VERSION,
    name: remote,
    routes: {},
    slots: { 'start.aside': async () => ({ default: Content }) },
  },
});

/** A source whose slot is filled by these remotes, each loaded as its function says. */
function sourceOf(remotes: Record<string, () => Promise<LoadedRemote>>): RemoteSource {
  return {
    owners: async () => [],
    remotesForSlot: async () => Object.keys(remotes),
    load: async (remote) => {
      const load = remotes[remote];
      if (load === undefined) throw new Error(`There is no ${remote}`);
      return load();
    },
  };
}

const renderSlot = (source: RemoteSource) =>
  render(
    <main tabIndex={-1}>
      <Slot source={source} name="start.aside" props={{}} waiting={<p>Waiting</p>} />
    </main>,
  );

const good = async () => showing('Good', () => <p>Good content</p>);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('shows the content of all remotes, in their order', async () => {
  renderSlot(sourceOf({ first: async () => showing('First', () => <p>First content</p>), good }));
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Good content')).toBeVisible();
  expect(document.body.textContent).toBe('First contentGood content');
});

test.each([
  ['cannot be loaded', () => Promise.reject(new RemoteLoadError('entry', { title: 'Bad' }, 'gone'))],
  [
    'breaks',
    async () =>
      showing('Bad', () => {
        throw new Error('injected');
      }),
  ],
])('a remote that %s does not affect the others, and can be retried', async (_, bad) => {
  let load: () => Promise<LoadedRemote> = bad;
  renderSlot(sourceOf({ bad: () => load(), good }));
  expect(await screen.findByText('Good content')).toBeVisible();
  expect(await screen.findByText('Bad could not be loaded')).toBeVisible();
  load = async () => showing('Bad', () => <p>Fixed content</p>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fixed content')).toBeVisible();
  // A11Y-8.
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Good content')).toBeVisible();
});

test('reports a registry failure, and retries', async () => {
  const source = sourceOf({ good });
  let fails = true;
  renderSlot({
    ...source,
    remotesForSlot: async (slot) => {
      if (fails) throw new RemoteLoadError('registry', {}, 'not there');
      return source.remotesForSlot(slot);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good content')).toBeVisible();
});
