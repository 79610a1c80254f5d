import { expect, test } from '../support/fixtures';
import { layoutDefects } from '../support/layout-defects';

/** Pages with one defect each, and how the check names it. */
const DEFECTS = [
  ['a page that is too wide', '<div style="width: 2000px; height: 9px"></div>', /px too wide/],
  [
    'a head that is centered over cells that stand left',
    '<table style="width: 600px"><thead><tr><th>Version<tbody><tr><td>2026.3.0</table>',
    /the head th “Version” stands \d+ px beside its cells/,
  ],
  [
    'a text that is cut',
    '<p style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">What is new in this version</p>',
    /“What is new.* is cut/,
  ],
  [
    'a table that is wider than its box',
    '<div style="width: 200px; overflow: auto"><p style="width: 300px">License key</p></div>',
    /is wider than its box/,
  ],
  [
    'a label on a link',
    '<div style="display: flex; width: 90px"><b style="flex: 0 0 90px">2026.1.1</b><i style="flex: 0 0 60px; margin-left: -50px">New</i></div>',
    /lies on i “New”/,
  ],
  [
    'a toast on a button',
    '<button style="display: block; width: 200px; height: 40px">Sign In</button><div style="position: fixed; top: 0; left: 0; width: 400px; height: 200px">log in</div>',
    /button “Sign In” is covered by div “log in”/,
  ],
  [
    'a notice that touches a picture',
    '<div style="border: 1px solid #000; border-radius: 4px; height: 60px">Notice</div><div style="background: #123; height: 60px">Picture</div>',
    /“Notice” touches div “Picture”/,
  ],
  [
    'an empty space in a card',
    '<div style="border: 1px solid #000; border-radius: 4px; padding: 90px 9px 9px">Your products</div>',
    /“Your products” has 9\d px of empty space/,
  ],
  [
    'cards that leave a part of their row empty',
    '<ul style="display: grid; grid-template-columns: repeat(4, 1fr); width: 800px; padding: 0"><li>A<li>B<li>C</ul>',
    /leaves 2\d\d px of its row empty/,
  ],
] as const;

// LAYOUT-1.
test('the check sees each kind of defect, and nothing on a page without one', async ({ page }) => {
  const show = async (content: string) => {
    await page.setContent(`<body style="margin: 9px"><main>${content}</main>`);
    return (await layoutDefects(page)).join('\n');
  };
  for (const [what, content, defect] of DEFECTS) expect(await show(content), what).toMatch(defect);
  expect(await show('<h1>Older versions</h1><p>Nothing is wrong <a href="/">here</a>.</p>')).toBe('');
});
