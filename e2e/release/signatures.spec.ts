/** The host's document requires signatures: what the shell makes of the releases that a shard lists. */
import type { Page } from '@playwright/test';
import { type RemoteRelease, signedText, TRUST_ELEMENT, type Trust } from '@portal/contract';
import { makeKeyPair, signingKey } from '@portal/releases';
import { expect, test } from '../support/fixtures';
import { onlyDrawnPage } from '../support/held-start';
import { caeShardWith } from '../support/shard';

const ADDRESS = '/cae/cee_env_desktop/downloads/latest';
const HEADING = /^Ceetron Envision Desktop 20/;

const { privateKey, publicKey } = makeKeyPair();
const signer = signingKey('cae-2026', privateKey);
const trust: Trust = {
  mode: 'require',
  keys: [{ id: 'cae-2026', key: publicKey, remotes: ['mfe-cae'] }],
  oldest: {},
};

const sign = (release: RemoteRelease, text = signedText('mfe-cae', 'cae', release)): RemoteRelease => ({
  ...release,
  extras: { ...release.extras, signature: { key: signer.name, segment: 'cae', value: signer.sign(text) } },
});

/** Serves documents with the trust, and the shard of `/cae` with its releases changed. */
async function requireSignatures(
  page: Page,
  change: (release: RemoteRelease) => RemoteRelease,
): Promise<void> {
  const element = `<script type="application/json" id="${TRUST_ELEMENT}">${JSON.stringify(trust)}</script>`;
  await page.route(ADDRESS, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</head>', `${element}</head>`);
    await route.fulfill({ response, body: html });
  });
  const shard = await caeShardWith(change);
  await page.route('**/registry/cae.json', (route) => route.fulfill({ json: shard }));
}

const renamed = (release: RemoteRelease): RemoteRelease => ({
  ...sign(release),
  metadata: { ...release.metadata, version: '99.0.0' },
});

/** The entry script of a release sets a global. */
const globalsOfRemote = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((name) => /^mfe_cae/.test(name)));

test('a signed release runs', async ({ page, visitor }) => {
  await requireSignatures(page, (release) => sign(release));
  await visitor.open(ADDRESS);
  await expect.poll(() => globalsOfRemote(page)).toHaveLength(1);
  await onlyDrawnPage(page);
  await expect(visitor.title).toHaveText(HEADING);
});

test.describe('refused', () => {
  test.use({ expectedErrors: /contract|Matched leaf route/ });

  for (const [what, change, reason] of [
    ['an unsigned release', (release: RemoteRelease) => release, 'it is not signed'],
    ['an older release as a newer one', renamed, 'it does not match its signature by cae-2026'],
  ] as const)
    test(`${what} does not run, and the report says why`, async ({ page, visitor, services }) => {
      await requireSignatures(page, change);
      await visitor.open(ADDRESS);
      await expect(visitor.main.getByRole('alert')).toContainText('CAE products');
      await expect(visitor.signInButton).toBeVisible();
      await expect.poll(async () => JSON.stringify(await services.errorEvents())).toContain(reason);
      expect(await globalsOfRemote(page)).toEqual([]);
    });
});
