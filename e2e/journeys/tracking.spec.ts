import { Envelopes } from '../failures/support/envelopes';
import { configWith } from '../support/config';
import { expect, type Services, test, type Visitor } from '../support/fixtures';

async function downloadSomething(visitor: Visitor): Promise<void> {
  await visitor.open('/cae/cee_env_cloud/downloads/latest');
  await visitor.openSection('Windows');
  await visitor.download(visitor.main.getByRole('group').first());
}

test('whoever signs in is identified once, before the event of a download', async ({ visitor, services }) => {
  await visitor.signInAs('partner');
  await downloadSomething(visitor);
  await expect
    .poll(() => services.tracking())
    .toEqual([
      {
        type: 'identify',
        identity: {
          email: 'partner@fabrikam.example',
          firstname: 'Paolo',
          lastname: 'Ferri',
          company: 'Fabrikam Manufacturing',
        },
      },
      {
        type: 'event',
        name: 'pe00000000_portal_download',
        properties: expect.objectContaining({ product_name: 'Ceetron Envision Web', platform: 'windows' }),
      },
    ]);
});

const askFirst = async (services: Services) =>
  services.injectFault({
    call: 'config',
    kind: 'body',
    body: await configWith(({ tracking }) => ({
      tracking: { ...tracking, requireConsent: true },
      observability: {
        dsn: `${services.origin.replace('//', '//public@')}/services/errors/1`,
        environment: 'test',
        release: 'test',
      },
    })),
  });

for (const [answer, sent] of [
  ['Decline', []],
  ['Allow', ['identify', 'event']],
] as const) {
  test(`where consent is asked for, "${answer}" decides what is sent`, async ({
    page,
    visitor,
    services,
  }) => {
    // Every visit is one of those that are recorded.
    await page.addInitScript(() => {
      Math.random = () => 0.01;
    });
    const envelopes = new Envelopes(page);
    const recorded = () => envelopes.of('replay_recording').length;
    const recorders: string[] = [];
    page.on('request', (request) => /\/replay\.[^/]*js/.test(request.url()) && recorders.push(request.url()));
    await askFirst(services);
    await visitor.signInAs('partner');
    await visitor.open('/start');
    const question = page.getByRole('region', { name: /count downloads/ });
    await expect(question).toBeVisible();
    expect(await services.tracking(), 'before the answer').toEqual([]);
    expect(recorders, 'before the answer').toEqual([]);
    await question.getByRole('button', { name: answer }).click();
    await downloadSomething(visitor);
    // The answer is kept, and a download never waits for it.
    await expect(question).toHaveCount(0);
    // Once for each page load: the kinds of what was sent.
    const kinds = async () => [...new Set((await services.tracking()).map(({ type }) => type))];
    await expect.poll(kinds).toEqual(sent);
    if (answer === 'Allow') await expect.poll(recorded).toBeGreaterThan(0);
    else expect([recorders, recorded()], 'after a no').toEqual([[], 0]);
    expect(Object.keys(await visitor.sessionStorage())).toHaveLength(4);
  });
}
