import { either, expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';
import { remotes, scriptsOf } from '../support/remotes';

/** Ways in which a remote's files can be missing or wrong. */
const failures: Readonly<Record<string, Omit<Fault, 'call'>>> = {
  'refuses connections': { kind: 'abort' },
  'answers 404': { kind: 'status', status: 404 },
  'answers 500 with a page': { kind: 'status', status: 500, body: '<h1>Oops</h1>', contentType: 'text/html' },
  'answers 500 with JSON': { kind: 'status', status: 500, body: { error: 'broken' } },
  'answers with a page where a script should be': {
    kind: 'body',
    body: '<!doctype html>',
    contentType: 'text/html',
  },
  'breaks off in the middle of a script': {
    kind: 'truncate',
    body: 'var broken = function () {',
    contentType: 'text/javascript',
  },
  'has a syntax error': { kind: 'body', body: 'var = ;', contentType: 'text/javascript' },
  'never answers': { kind: 'hang' },
};

// What the browser says about the files, and the portal's own report.
test.use({
  expectedErrors: either(
    NETWORK_ERROR,
    /integrity/,
    /MIME type/,
    /RemoteLoadError/,
    /did not come within|settled after/,
    // The federation run time about the second attempt, the router about the failed part's empty place.
    /is already registered/,
    /Matched leaf route/,
  ),
});

for (const { name, title, page: address, heading } of remotes) {
  const elsewhere = remotes.find((other) => other.name !== name && other.name !== 'mfe-account');
  for (const [how, fault] of Object.entries(failures)) {
    test(`${name} ${how}: the rest works, and Try again recovers`, async ({ page, visitor, services }) => {
      // One hanging file is enough, and leaves connections for the rest.
      const files = fault.kind === 'hang' ? await scriptsOf(name, 'remoteEntry') : `/remotes/${name}/`;
      await services.fault({ call: `static:${files}`, ...fault });
      await visitor.open(address);
      const message = visitor.main.getByRole('alert');
      await expect(message).toContainText(`${title} could not be loaded`);
      await expect(message).toContainText('The rest of the portal keeps working.');
      await page.evaluate(() => Object.assign(window, { same: true }));

      // The header, the landing page and another team's section.
      await visitor.header.getByRole('link', { name: /developer zone/i }).click();
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
      const link = visitor.header.locator(`a[href^="${elsewhere?.page.split('/downloads')[0]}"]`).first();
      await link.click();
      await expect(visitor.title).toHaveText(elsewhere?.heading ?? '');

      await page.goBack();
      await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
      await page.goBack();
      await expect(visitor.title).toHaveCount(0);
      await expect(message).toContainText(`${title} could not be loaded`);
      await services.mend();
      await visitor.main.getByRole('button', { name: 'Try again' }).click();
      await expect(visitor.title).toHaveText(heading);
      expect(await page.evaluate(() => 'same' in window), 'without a reload').toBe(true);
    });
  }
}

test('the landing page without its panel: the panel says so and recovers', async ({ visitor, services }) => {
  await services.fault({ call: 'static:/remotes/mfe-account/', kind: 'status', status: 503 });
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await expect(visitor.title).toHaveText('Welcome back, Paolo Ferri');
  await expect(visitor.main.getByRole('alert')).toContainText('Licenses and trials could not be loaded');
  await visitor.openSection('OEM');
  await expect(visitor.main.getByRole('link', { name: 'AutoCAD OEM' })).toBeVisible();
  await services.mend();
  await visitor.main.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
});

test('what failed is reported with its part, stage and release', async ({ visitor, services }) => {
  await services.fault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 500 });
  await visitor.signInAs('partner');
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.main.getByRole('alert')).toContainText('CAE products could not be loaded');
  await expect
    .poll(() => services.errorEvents())
    .toContainEqual(
      expect.objectContaining({
        tags: expect.objectContaining({
          remote: 'mfe-cae',
          stage: 'entry',
          version: expect.stringMatching(/^1\.0\.0-/),
        }),
      }),
    );
  expect(JSON.stringify(await services.errorEvents())).not.toContain('partner@fabrikam.example');
});
