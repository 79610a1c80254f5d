/** Shared modules that the host loads on demand, with the first page that needs them. */
import { expect, REMOTE_LOAD_ERRORS, test } from '../support/fixtures';
import { onlyDrawnPage } from '../support/held-start';

test.use({ expectedErrors: REMOTE_LOAD_ERRORS });

test('a shared module that could not be loaded is requested again by Try again', async ({
  page,
  visitor,
  services,
}) => {
  await services.injectFault({ call: 'static:/host/provided-ui-pages', kind: 'status', status: 500 });
  await visitor.open('/cae/cee_env_desktop/downloads/latest');
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText('This page of CAE products could not be loaded');
  await services.clearFaults();
  await message.getByRole('button', { name: 'Try again' }).click();
  await onlyDrawnPage(page);
  await expect(visitor.title).toHaveText(/^Ceetron Envision Desktop 20/);
});
