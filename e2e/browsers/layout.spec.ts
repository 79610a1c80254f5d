import { NARROW } from './support/browser';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** How bright the page's background is, from 0 (black) to 255. */
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

test.describe('where the system is dark', () => {
  test.use({ visitOptions: { scheme: 'dark' } });

  test('pages are dark until the visitor chooses light', async ({ visitor }) => {
    for (const { address, title } of PAGES) {
      await visitor.open(address);
      await visitor.title.says(title);
      expect(await brightness(visitor)).toBeLessThan(64);
      await visitor.showsWholeLayout();
    }
    await visitor.header.part('button', 'Sign In').isThere();
    await visitor.header.part('button', 'Color scheme').click();
    await visitor.header.part('radio', 'Light').click();
    await expect.poll(() => brightness(visitor)).toBeGreaterThan(192);
    await visitor.reload();
    await visitor.title.says(PAGES[1].title);
    expect(await brightness(visitor)).toBeGreaterThan(192);
  });
});

test('every kind of page fits a telephone', async ({ visitor }) => {
  await visitor.resize(NARROW);
  for (const { address, title } of PAGES) {
    await visitor.open(address);
    await visitor.title.says(title);
    await visitor.showsWholeLayout();
  }
  await visitor.openSection('Windows');
  await visitor.main.part('group', 'HOOPS_Communicator_2026.3.0_Windows.zip').isThere();
  await visitor.showsWholeLayout();

  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.open('/license_generator');
  await visitor.main.part('article', 'RealDWG').isThere();
  await visitor.showsWholeLayout();
});

test.describe('a dialog that takes the scroll bar away', () => {
  test.use({ expectedErrors: /planted/ });

  test('leaves no gap beside the header', async ({ visitor }) => {
    await visitor.open('/naming');
    await visitor.header.part('button', 'Sign In').isThere();
    // An error that nobody catches opens the dialog that asks what happened.
    await visitor.evaluate(() => {
      setTimeout(() => {
        throw new Error('a planted error');
      });
      return null;
    });
    await visitor.page.part('dialog').isThere();
    const width = await visitor.evaluate(() => innerWidth);
    const edges = async () => {
      const left = await visitor.colorAt({ x: 2, y: 30 });
      const right = await visitor.colorAt({ x: width - 2, y: 30 });
      return { left, right, same: String(left) === String(right) };
    };
    await expect.poll(edges, 'the header’s color at both edges of the window').toMatchObject({ same: true });
  });
});
