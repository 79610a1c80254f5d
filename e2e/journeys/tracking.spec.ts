import { Envelopes } from '../failures/support/envelopes';
import { clickInPlace } from '../support/click-in-place';
import { configFault } from '../support/config';
import { expect, type Services, test, type Visitor } from '../support/fixtures';

async function downloadSomething(visitor: Visitor): Promise<void> {
  await visitor.open('/cae/cee_env_cloud/downloads/latest');
  await visitor.openSection('Windows');
  await visitor.download(visitor.main.getByRole('group').first());
}

const requireConsent = async (services: Services) =>
  services.injectFault(
    await configFault(({ tracking }) => ({
      tracking: { ...tracking, requireConsent: true },
      observability: {
        dsn: `${services.origin.replace('//', '//public@')}/services/errors/1`,
        environment: 'test',
        release: 'test',
      },
    })),
  );

for (const [answer, sent] of [
  ['Decline', []],
  ['Allow', ['identify', 'event']],
] as const) {
  test(`with consent required, "${answer}" decides what is sent`, async ({ page, visitor, services }) => {
    // Selects every visit for recording.
    await page.addInitScript(() => {
      Math.random = () => 0.01;
    });
    const envelopes = new Envelopes(page);
    const recorded = () => envelopes.ofType('replay_recording').length;
    const recorders = visitor.recordRequests(/\/replay\.[^/]*js/);
    await requireConsent(services);
    await visitor.signInAs('partner');
    await visitor.open('/start');
    const question = page.getByRole('region', { name: /count downloads/ });
    await expect(question).toBeVisible();
    expect(await services.tracking(), 'before the answer').toEqual([]);
    expect(recorders, 'before the answer').toEqual([]);
    await question.getByRole('button', { name: answer }).click();
    await downloadSomething(visitor);
    // The answer is stored, and a download never waits for it.
    await expect(question).toHaveCount(0);
    // Messages are sent once per page load, so this compares their types.
    const sentTypes = async () => [...new Set((await services.tracking()).map(({ type }) => type))];
    await expect.poll(sentTypes).toEqual(sent);
    if (answer === 'Allow') await expect.poll(recorded).toBeGreaterThan(0);
    else {
      // The same page counts the next download, once that is allowed: it never counted the first.
      await page.evaluate(() => localStorage.setItem('portal.tracking-consent', 'granted'));
      await visitor.openSection('Linux');
      await visitor.download(visitor.card(/_Linux\.tar\.gz$/));
      await expect
        .poll(() => services.downloadEvents())
        .toEqual([expect.objectContaining({ platform: 'linux' })]);
      expect([recorders, recorded()], 'after declining').toEqual([[], 0]);
    }
    expect(Object.keys(await visitor.sessionStorage())).toHaveLength(4);
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  // 1280 × 1024 at a zoom of 400 %.
  { width: 320, height: 256 },
]) {
  // FRAME-9.
  test(`at ${viewport.width} px the consent notice hides nothing that has the focus`, async ({
    page,
    visitor,
    services,
  }) => {
    await page.setViewportSize(viewport);
    await requireConsent(services);
    await visitor.open('/hoops/demos');
    const question = page.getByRole('region', { name: /count downloads/ });
    await expect(question).toBeAttached();
    /** Where the focus is: the text of an element that is behind the notice, the notice, or elsewhere. */
    const focused = () =>
      question.evaluate((notice) => {
        const element = document.activeElement ?? document.body;
        if (notice.contains(element)) return 'notice';
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const cover = notice.getBoundingClientRect();
        const isHidden =
          top >= cover.top && bottom <= cover.bottom && left >= cover.left && right <= cover.right;
        return isHidden ? `hidden: ${element.textContent}` : 'elsewhere';
      });
    const stops = new Set<string>();
    while (!stops.has('notice')) {
      await page.keyboard.press('Tab');
      stops.add(await focused());
    }
    expect([...stops]).toEqual(['elsewhere', 'notice']);
  });
}

// FRAME-9, SELECT-1.
test('the consent notice is not in front of the bar of selected files', async ({
  page,
  visitor,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await requireConsent(services);
  await visitor.open('/hoops/exchange/downloads/latest');
  await expect(page.getByRole('region', { name: /count downloads/ })).toBeInViewport();
  await visitor.openSection('Linux');
  await visitor.main.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected files' });
  const click = await clickInPlace(bar.getByRole('button', { name: 'Download selected' }));
  await click();
  await expect(bar.getByRole('alert')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('region', { name: /count downloads/ })).toBeInViewport();
});
