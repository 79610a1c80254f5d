/** Attacks through registry entries that load a remote's code from elsewhere. */
import { type Attacker, expect, test } from '../support/attack-test';
import type { Services, Visitor } from '../support/fixtures';
import { eachRow } from '../support/rows';
import { caeShardFault } from '../support/shard';

const PAGE = '/cae/eda/downloads/latest';
const MANIFEST = '/remotes/mfe-cae/mf-manifest.json';

async function expectOnlyRemoteFails({ main, signInButton }: Visitor): Promise<void> {
  await expect(main.getByRole('alert')).toContainText('CAE products could not be loaded');
  await expect(signInButton).toBeVisible();
}

/** Ways to another origin, as a browser reads them. All others are in the tests of `@portal/config`, whose function decides. */
const addresses: readonly (readonly [what: string, url: (attacker: Attacker) => string])[] = [
  ['another origin', ({ origin }) => `${origin}/entry.js`],
  ['another origin, with backslashes', ({ host }) => `\\\\${host}\\entry.js`],
  ['another origin, with white space', ({ host }) => `\t/\n/${host}/entry.js`],
  ['the portal’s host as the user name', ({ host }) => `http://127.0.0.1@${host}/entry.js`],
  ['a manifest of another origin', ({ origin }) => `${origin}/mf-manifest.json`],
  ['data', () => 'data:text/javascript,window.attacked=true'],
  ['a script', () => 'javascript:window.attacked=true'],
];

test('an entry URL that is not allowed is rejected and receives no request', async ({
  visitor,
  services,
  attacker,
  expectNoAttack,
}) => {
  await eachRow(services, addresses, async ([, url]) => {
    await services.injectFault(await caeShardFault(() => ({ url: url(attacker) })));
    await visitor.open(PAGE);
    await expectOnlyRemoteFails(visitor);
    await expectNoAttack();
  });
});

test('an entry URL with a user name and a password is rejected', async ({
  visitor,
  services,
  server,
  attacked,
}) => {
  await services.injectFault(
    await caeShardFault(({ url }) => ({
      url: server.origin.replace('//', '//user:secret@') + url,
    })),
  );
  await visitor.open(PAGE);
  await expectOnlyRemoteFails(visitor);
  expect(await attacked()).toBe(false);
});

test('an entry without an integrity hash is rejected', async ({ visitor, services }) => {
  await services.injectFault(await caeShardFault(({ metadata: { version } }) => ({ metadata: { version } })));
  await visitor.open(PAGE);
  await expectOnlyRemoteFails(visitor);
});

test('a fallback URL of another origin is rejected', async ({
  visitor,
  services,
  attacker,
  expectNoAttack,
}) => {
  await services.injectFault(
    await caeShardFault(() => ({
      url: '/remotes/mfe-cae/gone.js',
      fallbackUrl: `${attacker.origin}/entry.js`,
    })),
  );
  await visitor.open(PAGE);
  await expectOnlyRemoteFails(visitor);
  await expectNoAttack();
});

test.describe('a manifest', () => {
  /** Makes the registry point to a manifest, and the manifest to an entry. */
  async function manifestNaming(services: Services, name: string): Promise<void> {
    const body = { metaData: { remoteEntry: { name, path: '' }, globalName: 'x' } };
    await services.injectFault({ call: `static:${MANIFEST}`, kind: 'body', body });
    await services.injectFault(await caeShardFault(() => ({ url: MANIFEST })));
  }

  test('with an entry on another origin is rejected', async ({
    visitor,
    services,
    attacker,
    expectNoAttack,
  }) => {
    await manifestNaming(services, `${attacker.origin}/entry.js`);
    await visitor.open(PAGE);
    await expectOnlyRemoteFails(visitor);
    await expectNoAttack();
  });

  test('cannot replace the entry with another script', async ({ visitor, services, attacked }) => {
    await services.injectFault({
      call: 'static:/remotes/mfe-cae/other.js',
      kind: 'body',
      body: 'window.attacked = true',
      contentType: 'text/javascript',
    });
    await manifestNaming(services, 'other.js');
    await visitor.open(PAGE);
    await expectOnlyRemoteFails(visitor);
    expect(await attacked()).toBe(false);
  });
});
