import { expect, test } from './support/test';

test('a visitor opens the landing page and goes to a product through the menu', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.title.expectText('Welcome to the Developer Zone');
  expect(await visitor.path()).toBe('/start');
  // A slot of another remote, and the host's sign-in widget.
  await visitor.main.getByRole('link', 'Create an account').expectPresent();
  await visitor.header.getByRole('button', 'Sign In').expectPresent();
  await visitor.expectLayoutFits();

  await visitor.header.getByRole('button', 'PRODUCTS').click();
  await visitor.header.getByRole('link', /^HOOPS Exchange/).click();
  await visitor.title.expectText(/^HOOPS Exchange/);
  expect(await visitor.path()).toMatch(/^\/hoops\/exchange/);
  await visitor.expectLayoutFits();

  await visitor.header.getByRole('link', /developer zone/i).click();
  await visitor.title.expectText('Welcome to the Developer Zone');
});
