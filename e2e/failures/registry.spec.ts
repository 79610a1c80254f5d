import { expect, type Fault, REMOTE_LOAD_ERRORS, test } from '../support/fixtures';
import { onlyDrawnPage } from '../support/held-start';
import { fastForwardUntilVisible } from './support/failures';

test.use({ expectedErrors: REMOTE_LOAD_ERRORS });

/** Ways in which a registry shard can fail. */
const failures: Readonly<Record<string, Omit<Fault, 'call'>>> = {
  'cannot be reached': { kind: 'abort' },
  'returns 500': { kind: 'status', status: 500 },
  'is not JSON': { kind: 'body', body: '<!doctype html>', contentType: 'text/html' },
  'has another shape': { kind: 'body', body: { owners: 'nobody' } },
  'never responds': { kind: 'hang' },
};

for (const [how, fault] of Object.entries(failures)) {
  test(`the registry’s shard ${how}: its section shows a message and recovers`, async ({
    page,
    visitor,
    services,
  }) => {
    await services.injectFault({ call: 'static:/registry/cae.json', ...fault });
    const hangs = fault.kind === 'hang';
    if (hangs) await page.clock.install();
    await visitor.open('/cae/eda/downloads/latest');
    const message = visitor.main.getByRole('alert').filter({ hasText: 'could not be read' });
    if (hangs) await fastForwardUntilVisible(page, message);
    await expect(message).toContainText('The list of the portal’s parts could not be read.');
    await expect(visitor.signInButton).toBeVisible();
    await services.clearFaults();
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await onlyDrawnPage(page);
    await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
  });
}

test('the landing page works without its shard, and shows what is missing', async ({ visitor, services }) => {
  await services.injectFault({ call: 'static:/registry/start.json', kind: 'status', status: 500 });
  await visitor.open('/start');
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  await visitor.openSection('Modelers');
  await expect(visitor.main.getByRole('link', { name: 'Parasolid' })).toBeVisible();
  await services.clearFaults();
  await visitor.main.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
});
