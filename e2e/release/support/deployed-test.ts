import { findNginx } from '@portal/workbench/nginx';
import { test as base, expect } from '../../support/fixtures';
import { Services } from '../../support/services';
import { type Deployed, type DeployOptions, deploy } from './deployed';

type Deployment = Deployed | { readonly reason: string };

interface WorkerFixtures {
  readonly deployOptions: DeployOptions;
  readonly deployment: Deployment;
}

interface TestFixtures {
  readonly deployed: Deployed;
}

/** `test` with a portal behind nginx. Without nginx the tests are skipped; with `CI` set they fail. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  deployOptions: [{}, { option: true, scope: 'worker' }],
  deployment: [
    async ({ deployOptions }, use) => {
      const binary = findNginx();
      const deployment: Deployment = 'reason' in binary ? binary : await deploy(binary, deployOptions);
      await use(deployment);
      if (!('reason' in deployment)) await deployment.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  deployed: async ({ deployment }, use, info) => {
    if (!('reason' in deployment)) return use(deployment);
    if (process.env.CI) throw new Error(deployment.reason);
    info.skip(true, deployment.reason);
  },
  baseURL: async ({ deployed }, use) => use(deployed.origin),
  // The certificate is self-made.
  ignoreHTTPSErrors: true,
  services: async ({ deployed }, use) => {
    const services = new Services(deployed.servicesOrigin);
    await services.reset();
    await use(services);
  },
});

export { expect };
