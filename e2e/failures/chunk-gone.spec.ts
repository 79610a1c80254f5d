import { either, expect, NETWORK_ERROR, test } from '../support/fixtures';
import { scriptsOf } from '../support/remotes';

test.use({ expectedErrors: either(NETWORK_ERROR, /MIME type/, /ChunkLoadError|Loading chunk/) });

test('a page whose script is gone after a deployment says so and recovers', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.open('/cae/eda/downloads');
  await expect(visitor.title).toContainText('Older Versions');
  await services.fault({
    call: `static:${await scriptsOf('mfe-cae', 'download-detail')}`,
    kind: 'status',
    status: 404,
  });
  await visitor.sidebar.getByRole('link', { name: 'Product Downloads' }).click();
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText('This page could not be loaded');
  await expect(message).toContainText('may have been updated');
  await expect(message.getByRole('button', { name: 'Reload the page' })).toBeVisible();

  await services.mend();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.title).toHaveText(/^Ceetron Envision Demo Analyzer 20/);
  await expect(page).toHaveURL(/\/cae\/eda\/downloads\/latest$/);
});
