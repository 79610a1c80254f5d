/** Somebody has changed an entry of the registry, so that a remote's code comes from elsewhere. */
import { type Attacker, expect, test } from '../support/attack-test';
import type { Services, Visitor } from '../support/fixtures';
import { eachRow } from '../support/rows';
import { shardWith } from '../support/shard';

const PAGE = '/cae/eda/downloads/latest';
const SHARD = 'static:/registry/cae.json';
const MANIFEST = '/remotes/mfe-cae/mf-manifest.json';

async function onlyThisPartFails({ main, signInButton }: Visitor): Promise<void> {
  await expect(main.getByRole('alert')).toContainText('CAE products could not be loaded');
  await expect(signInButton).toBeVisible();
}

const addresses: readonly (readonly [what: string, url: (attacker: Attacker) => string])[] = [
  ['another origin', ({ origin }) => `${origin}/entry.js`],
  ['another origin, without a scheme', ({ host }) => `//${host}/entry.js`],
  ['another origin, with backslashes', ({ host }) => `\\\\${host}\\entry.js`],
  ['another origin, after a slash and a backslash', ({ host }) => `/\\${host}/entry.js`],
  ['another origin, with white space', ({ host }) => `\t/\n/${host}/entry.js`],
  ['the own origin as the name of a user', ({ host }) => `http://127.0.0.1@${host}/entry.js`],
  ['a manifest of another origin', ({ origin }) => `${origin}/mf-manifest.json`],
  ['data', () => 'data:text/javascript,window.attacked=true'],
  ['a script', () => 'javascript:window.attacked=true'],
  ['a blob', () => 'blob:http://127.0.0.1/2a0d7d3c-0000-4000-8000-000000000000'],
  ['no address at all', () => 'http://'],
];

test('an entry at an address that is not allowed is refused, and nothing is asked for there', async ({
  visitor,
  services,
  attacker,
  expectNoAttack,
}) => {
  await eachRow(
    services,
    addresses,
    ([what]) => what,
    async ([, url]) => {
      const body = await shardWith('cae', () => ({ url: url(attacker) }));
      await services.injectFault({ call: SHARD, kind: 'body', body });
      await visitor.open(PAGE);
      await onlyThisPartFails(visitor);
      await expectNoAttack();
    },
  );
});

test('an entry with a name and a password is refused', async ({ visitor, services, server, attacked }) => {
  const body = await shardWith('cae', ({ url }) => ({
    url: server.origin.replace('//', '//user:secret@') + url,
  }));
  await services.injectFault({ call: SHARD, kind: 'body', body });
  await visitor.open(PAGE);
  await onlyThisPartFails(visitor);
  expect(await attacked()).toBe(false);
});

test('an entry without a hash is refused', async ({ visitor, services }) => {
  const body = await shardWith('cae', ({ metadata: { version } }) => ({ metadata: { version } }));
  await services.injectFault({ call: SHARD, kind: 'body', body });
  await visitor.open(PAGE);
  await expect(visitor.main.getByRole('alert')).toContainText(
    'The list of the portal’s parts could not be read.',
  );
});

test('a fallback of another origin is refused', async ({ visitor, services, attacker, expectNoAttack }) => {
  const body = await shardWith('cae', () => ({
    url: '/remotes/mfe-cae/gone.js',
    fallbackUrl: `${attacker.origin}/entry.js`,
  }));
  await services.injectFault({ call: SHARD, kind: 'body', body });
  await visitor.open(PAGE);
  await onlyThisPartFails(visitor);
  await expectNoAttack();
});

test.describe('a manifest', () => {
  /** The registry names the manifest, which names an entry. */
  async function manifestNaming(services: Services, name: string): Promise<void> {
    const body = { metaData: { remoteEntry: { name, path: '' }, globalName: 'x' } };
    await services.injectFault({ call: `static:${MANIFEST}`, kind: 'body', body });
    await services.injectFault({
      call: SHARD,
      kind: 'body',
      body: await shardWith('cae', () => ({ url: MANIFEST })),
    });
  }

  test('whose entry is elsewhere leads nowhere', async ({ visitor, services, attacker, expectNoAttack }) => {
    await manifestNaming(services, `${attacker.origin}/entry.js`);
    await visitor.open(PAGE);
    await onlyThisPartFails(visitor);
    await expectNoAttack();
  });

  test('cannot put other bytes in the entry’s place', async ({ visitor, services, attacked }) => {
    await services.injectFault({
      call: 'static:/remotes/mfe-cae/other.js',
      kind: 'body',
      body: 'window.attacked = true',
      contentType: 'text/javascript',
    });
    await manifestNaming(services, 'other.js');
    await visitor.open(PAGE);
    await onlyThisPartFails(visitor);
    expect(await attacked()).toBe(false);
  });
});
