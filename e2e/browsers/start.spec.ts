import { expect, test } from './support/test';

test('a visitor reads the landing page and goes on to a product by the menu', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.title.says('Welcome to the Developer Zone');
  expect(await visitor.path()).toBe('/start');
  // Another team's remote, and the host's own answer to who is there.
  await visitor.main.part('link', 'Create an account').isThere();
  await visitor.header.part('button', 'Sign In').isThere();
  await visitor.showsWholeLayout();

  await visitor.header.part('button', 'PRODUCTS').click();
  await visitor.header.part('link', /^HOOPS Exchange/).click();
  await visitor.title.says(/^HOOPS Exchange/);
  expect(await visitor.path()).toMatch(/^\/hoops\/exchange/);
  await visitor.showsWholeLayout();

  await visitor.header.part('link', /developer zone/i).click();
  await visitor.title.says('Welcome to the Developer Zone');
});
