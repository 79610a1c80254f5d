/** @jest-environment node */
import { type RemoteAddresses, readWorkspace } from './workspace';

const describeRemote = async (name: string): Promise<RemoteAddresses> => ({ name, owns: [`/${name}/*`] });

test('reads the packages of this workspace, their dependencies, and the imports of browser tests', async () => {
  const { packages, remotes, specs, unitTests, fileReaders } = await readWorkspace(
    process.cwd(),
    describeRemote,
  );
  expect(packages).toContainEqual({
    name: '@portal/sandbox',
    folder: 'shared/tools/sandbox',
    dependencies: expect.arrayContaining(['@portal/catalog', '@portal/contract']),
  });
  expect(packages.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['host', 'host/deploy/aws', 'e2e', 'mfe-cae', 'shared/web/ui']),
  );
  expect(remotes.map(({ name }) => name)).toContain('mfe-cae');
  expect(unitTests).toContain('shared/tools/workbench/src/test/changed/workspace.test.ts');
  expect(unitTests.filter((file) => file.includes('node_modules'))).toEqual([]);
  expect(unitTests.length).toBe(new Set(unitTests).size);
  expect(fileReaders).toContain('shared/tools/workbench/src/docs.test.ts');
  // Its module runs in another process.
  expect(fileReaders).toContain('shared/tools/workbench/src/test/programs.test.ts');
  // It runs programs without a callback: `execFileSync(`.
  expect(fileReaders).toContain('shared/published/create-remote/src/files.test.ts');
  expect(fileReaders).not.toContain('mfe-account/src/format.test.ts');
  // It runs a regular expression.
  expect(fileReaders).not.toContain('shared/web/ui/src/theme/contrast.test.ts');

  const chunks = remotes.find(({ name }) => name === 'mfe-account')?.chunks;
  expect([...(chunks?.keys() ?? [])]).toEqual(expect.arrayContaining(['licenses', 'trial']));
  const licenses = [...(chunks?.get('licenses') ?? [])];
  expect(licenses).toContain('mfe-account/src/licenses/LicenseTable.tsx');
  // A part that loads later, and a file that is in every page.
  expect(licenses).toContain('mfe-account/src/contact/ContactDrawer.tsx');
  expect(licenses).not.toContain('mfe-account/src/licenses/loader.ts');

  const leaks = specs.find(({ path }) => path === 'e2e/failures/leaks.spec.ts');
  expect(leaks?.imports).toEqual(
    expect.arrayContaining(['e2e/failures/support/envelopes.ts', 'e2e/support/services.ts']),
  );
  const [test] = leaks?.tests ?? [];
  expect(test?.text).toContain('/cae/cee_env_desktop/downloads');
  expect(test?.text).toContain('class Envelopes');
  // What every spec imports says nothing about one.
  expect(test?.text).not.toContain('class Services');

  const landing = specs.find(({ path }) => path === 'e2e/journeys/landing.spec.ts')?.tests ?? [];
  const ofLicenses = landing.filter(({ text }) => text.includes('/license_generator'));
  expect(ofLicenses.length).toBeGreaterThan(0);
  expect(ofLicenses.length).toBeLessThan(landing.length);
});
