import { NARROW } from './support/browser';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** Brightness of the page's background, from 0 (black) to 255. */
const brightness = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    return (red + green + blue) / 3;
  });

const PAGES = [
  { address: '/start', title: 'Welcome to the Developer Zone' },
  { address: '/hoops/communicator/downloads/latest', title: /^HOOPS Communicator 20/ },
] as const;

test.describe('with a dark system', () => {
  test.use({ visitOptions: { scheme: 'dark' } });

  test('pages are dark until the visitor selects light', async ({ visitor }) => {
    for (const { address, title } of PAGES) {
      await visitor.open(address);
      await visitor.title.expectText(title);
      expect(await brightness(visitor)).toBeLessThan(64);
      await visitor.expectLayoutFits();
    }
    await visitor.header.getByRole('button', 'Sign In').expectPresent();
    await visitor.page.getByRole('combobox', 'Color scheme').focus();
    await visitor.press('L');
    await expect.poll(() => brightness(visitor)).toBeGreaterThan(192);
    await visitor.reload();
    await visitor.title.expectText(PAGES[1].title);
    expect(await brightness(visitor)).toBeGreaterThan(192);
  });
});

test('every kind of page fits a phone screen', async ({ visitor }) => {
  await visitor.resize(NARROW);
  for (const { address, title } of PAGES) {
    await visitor.open(address);
    await visitor.title.expectText(title);
    await visitor.expectLayoutFits();
  }
  await visitor.openSection('Windows');
  await visitor.main.getByRole('group', 'HOOPS_Communicator_2026.3.0_Windows.zip').expectPresent();
  await visitor.expectLayoutFits();

  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.open('/license_generator');
  await visitor.main.getByRole('row', /^RealDWG /).expectPresent();
  await visitor.expectLayoutFits();
});

test.describe('a dialog that hides the scroll bar', () => {
  test.use({ expectedErrors: /injected/ });

  test('leaves no gap beside the header', async ({ visitor }) => {
    await visitor.open('/naming');
    await visitor.header.getByRole('button', 'Sign In').expectPresent();
    // An uncaught error opens the dialog that asks what happened.
    await visitor.evaluate(() => {
      setTimeout(() => {
        throw new Error('an injected error');
      });
      return null;
    });
    await visitor.page.getByRole('dialog').expectPresent();
    const width = await visitor.evaluate(() => innerWidth);
    const edgeColors = async () => {
      const left = await visitor.colorAt({ x: 2, y: 30 });
      const right = await visitor.colorAt({ x: width - 2, y: 30 });
      return { left, right, same: String(left) === String(right) };
    };
    await expect
      .poll(edgeColors, 'the header’s color at both edges of the window')
      .toMatchObject({ same: true });
  });
});
