import { expect, NETWORK_ERROR, test } from '../support/fixtures';

test.use({ expectedErrors: NETWORK_ERROR });

test('a blocked contact form is replaced by links to e-mail and support', async ({
  page,
  visitor,
  services,
}) => {
  await services.injectFault({ call: 'static:/places/contact-form', kind: 'abort' });
  await visitor.open('/start');
  await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog.getByRole('alert')).toContainText('The contact form could not be loaded.');
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(dialog.getByRole('link', { name: /support/ })).toHaveAttribute('href', '/places/support');
});

test('a page of words in place of the form is shown', async ({ page, visitor }) => {
  const words = 'Write to sales@vendor.example.';
  await page.route('**/places/contact-form', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Contact</title>${words}` }),
  );
  await visitor.open('/start');
  await visitor.main.getByRole('button', { name: 'Contact Sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog.getByTitle('Contact form').contentFrame().getByText(words)).toBeVisible();
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
