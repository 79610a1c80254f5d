/** The message in place of a page that the browser cannot draw. Above a rendered one: rendered-pages.spec.ts. */
import { expectAccessible } from '../support/axe';
import { onChangedPages } from '../support/changed-pages';
import { anyOf, expect, type Fault, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';

test.use({
  renderedPages: 'none',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(NETWORK_ERROR, /ConfigError/, /RemoteLoadError/),
});

interface State {
  readonly what: string;
  readonly page: string;
  readonly fault?: Fault;
  /** Waits until the state shows. */
  readonly reach: (visitor: Visitor) => Promise<unknown>;
}

const states: readonly State[] = [
  {
    what: 'a version that is not available',
    page: '/cae/eda/downloads/1999',
    reach: (visitor) => expect(visitor.main.getByText('This version is not available.')).toBeVisible(),
  },
  {
    what: 'content that failed',
    page: '/cae/eda/downloads',
    fault: { call: 'content:cae-product/', kind: 'body', body: '{}' },
    reach: (visitor) => expect(visitor.main.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    what: 'a remote that failed',
    page: '/cae/eda/downloads',
    fault: { call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 },
    reach: (visitor) => expect(visitor.main.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    what: 'a portal that cannot start',
    page: '/start',
    fault: { call: 'config', kind: 'status', status: 404 },
    reach: (visitor) => expect(visitor.title).toHaveText('The portal cannot start'),
  },
];

for (const { what, page: address, fault, reach } of onChangedPages(states, ({ page }) => page)) {
  test(`${what}, light and dark`, async ({ page, visitor, services }) => {
    if (fault !== undefined) await services.injectFault(fault);
    await visitor.open(address);
    await reach(visitor);
    await expectAccessible(page);
  });
}
