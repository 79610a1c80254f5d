/** Attacks through the content repository. */
import { expect, test } from '../support/attack-test';
import { horizontalOverflow } from '../support/axe';
import { contentFault } from '../support/content-fault';
import type { Services } from '../support/fixtures';

const PAGE = '/cae/eda/downloads/latest';

/** Replaces the content of the page's release. */
async function publish(services: Services, release: object): Promise<void> {
  const content = { title: 'Release', date: '', version: '1', ...release };
  await services.injectFault(contentFault('cae-product/eda/eda-2026', content));
}

const markup: Readonly<Record<string, string>> = {
  'a script': '<script>window.attacked = true</script>',
  'a handler': '<b onclick="window.attacked = true" onmouseover="window.attacked = true">bold</b>',
  'a picture that fails': '<img src="x" onerror="window.attacked = true">',
  'a frame': '<iframe src="javascript:window.attacked = true" srcdoc="<script>1</script>"></iframe>',
  'a javascript: link': '<a href="javascript:window.attacked = true">link</a>',
  'an obfuscated javascript: link': '<a href=" java&#10;script:window.attacked = true">link</a>',
  'a data: link': '<a href="data:text/html,<script>1</script>">link</a>',
  'a vector drawing': '<svg onload="window.attacked = true"><script>window.attacked = true</script></svg>',
  'a formula':
    '<math><mtext><table><mglyph><style><img src=x onerror="window.attacked = true"></style></mglyph></table></mtext></math>',
  'a form': '<form action="https://evil.example"><input name="password"><button>Sign In</button></form>',
  styles: '<style>body { display: none }</style><p style="position: fixed; inset: 0">over all</p>',
  'DOM clobbering of names that the page uses':
    '<a id="root" name="portalBoot">x</a><p id="portalScripts">y</p>',
  'a base and a refresh':
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  'a template and a comment': '<template><img src=x onerror="1"></template><!--<img src=x onerror="1">-->',
  'an object': '<object data="https://evil.example"></object><embed src="https://evil.example">',
};

/** Elements that no content may add to a page. */
const FORBIDDEN = [
  ...'script iframe img object embed form style base meta template math'.split(' '),
  // Every input but the portal's own: the check box that selects the file.
  'input:not([type=checkbox][aria-label$=".zip"])',
  ...['svg script', '[onclick]', '[onerror]', '[onload]', '[onmouseover]', '[srcdoc]'],
  ...['a[href^="javascript"]', 'a[href^="data"]', '[name=portalBoot]', '#portalScripts'],
].join(', ');

/** So few that the page has no filter, which has fields of its own. */
const FILES = ['a.zip', 'b.zip'];

// SEC-1, SEC-2. One page has all of it: each field of content is sanitized by itself.
test('dangerous markup in the content is removed', async ({ page, visitor, services, attacked }) => {
  const each = Object.values(markup);
  const all = each.join('');
  await publish(services, {
    title: `Title ${all}`,
    description: `Description. ${all}`,
    notes: each.map((html) => `Note. ${html}`),
    license_information: { notes: all },
    sections: [
      {
        name: all,
        description: all,
        notes: all,
        files: FILES.map((filename) => ({ filename, notes: all })),
      },
    ],
  });
  await visitor.open(PAGE);
  // Plain-text fields show markup as text.
  await expect(visitor.title).toHaveText(`Title ${all}`);
  await expect(visitor.main.getByText('Note.')).toHaveCount(each.length);
  await visitor.main.getByRole('button', { name: all }).click();
  await expect(visitor.main.getByRole('group', { name: /\.zip$/ })).toHaveCount(FILES.length);
  const forbidden = visitor.main.locator(FORBIDDEN);
  expect(await forbidden.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
  await expect(page.locator('#root')).toHaveCount(1);
  const links = await visitor.main.getByText('link', { exact: true }).all();
  expect(links).not.toEqual([]);
  for (const link of links) await link.click();
  expect(await attacked()).toBe(false);
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('a link to another origin opens a tab without an opener', async ({
  page,
  visitor,
  services,
  attacker,
}) => {
  await publish(services, { notes: `Read <a href="${attacker.origin}/bait" target="portal">this</a>.` });
  await visitor.open(PAGE);
  const opened = page.waitForEvent('popup');
  await visitor.main.getByRole('link', { name: 'this' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

// PAGE-10.
test('a link to a page of the portal navigates without a reload', async ({ page, visitor, services }) => {
  await publish(services, { notes: 'See <a href="/cae/edv/downloads">what there was</a>.' });
  await visitor.open(PAGE);
  await visitor.markDocument();
  const link = visitor.main.getByRole('link', { name: 'what there was' });

  // A click with the modifier opens a tab, as the browser does by default.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  expect(new URL(page.url()).pathname).toBe(PAGE);

  await link.click();
  await expect(page).toHaveURL(/\/cae\/edv\/downloads$/);
  await expect(visitor.title).toContainText('Older Versions');
  expect(await visitor.isSameDocument()).toBe(true);
});

test('very long notes are shown without horizontal scrolling', async ({ page, visitor, services }) => {
  const word = 'x'.repeat(20_000);
  await publish(services, { notes: [`Note. ${word} ${'<b>bold</b> '.repeat(2_000)}`] });
  await visitor.open(PAGE);
  await expect(visitor.main.getByText('Note.')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

test('requirements and raw links with unsafe URLs are not rendered as links', async ({
  visitor,
  services,
  attacked,
}) => {
  await visitor.signInAs('partner');
  const url = 'javascript:window.attacked = true';
  await publish(services, {
    sections: [
      {
        name: 'Files',
        files: [
          { filename: 'raw.zip', type: 'raw_link', link: url },
          { filename: 'key.zip', link: '../../secret.zip' },
          { filename: 'a.zip', system_requirements: [{ description: 'Needs', name: 'this', url }] },
        ],
      },
    ],
  });
  await visitor.open(PAGE);
  await visitor.openSection('Files');
  for (const name of ['raw.zip', 'key.zip'])
    await expect(visitor.card(name).getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expect(visitor.card('a.zip')).toContainText('Needs this');
  await expect(visitor.card('a.zip').getByRole('link')).toHaveCount(0);
  expect(await attacked()).toBe(false);
});
