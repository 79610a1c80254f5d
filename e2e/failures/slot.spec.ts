/** A slot whose remote fails: the host's page works, and the slot shows what is missing. */
import { expect, type Services } from '../support/fixtures';
import { scriptUrlPrefix } from '../support/remotes';
import { REMOTE_FAILURE_ERRORS, test } from './support/failing-test';
import { injectBug, removeBugCause } from './support/injected-bug';
import { type LiveRelease, liveRelease } from './support/live-release';

test.use({ expectedErrors: REMOTE_FAILURE_ERRORS });

interface Row {
  readonly inject: (services: Services, live: LiveRelease) => Promise<void>;
  readonly stage: string;
}

const failures: Readonly<Record<string, Row>> = {
  'cannot be loaded': {
    inject: (services) =>
      services.injectFault({ call: 'static:/remotes/mfe-account/', kind: 'status', status: 503 }),
    stage: 'entry',
  },
  'lacks the script of its panel': {
    inject: async (services) =>
      services.injectFault({
        call: `static:${await scriptUrlPrefix('mfe-account', 'slot-start-aside')}`,
        kind: 'status',
        status: 404,
      }),
    stage: 'entry',
  },
  'throws during rendering of its panel': {
    inject: (services, live) => injectBug(services, live, 'slot'),
    stage: 'render',
  },
};

for (const [how, { inject, stage }] of Object.entries(failures)) {
  // SLOT-1.
  test(`a remote that ${how}: the panel shows a message and recovers`, async ({
    page,
    visitor,
    services,
  }) => {
    const live = await liveRelease('mfe-account');
    await inject(services, live);
    await visitor.signInAs('partner');
    await visitor.open('/start');
    await expect(visitor.title).toHaveText('Welcome back, Paolo Ferri');
    await expect(visitor.main.getByRole('alert')).toContainText('Licenses and trials could not be loaded');
    await visitor.openSection('OEM');
    await expect(visitor.main.getByRole('link', { name: 'AutoCAD OEM' })).toBeVisible();
    const { version } = live.release.metadata;
    await services.expectReport(
      { remote: 'mfe-account', version, stage, route: '/start', owner: 'Accounts' },
      `mfe-account@${version}`,
    );

    await services.clearFaults();
    await removeBugCause(page);
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
    expect(JSON.stringify(await services.errorEvents())).not.toContain('partner@fabrikam.example');
  });
}
