/** @jest-environment node */
import { type PackageJson, readPackage } from '@portal/build/package-json';
import { versionOf } from './prepare-release';

jest.mock('@portal/build/package-json', () => ({
  ...jest.requireActual('@portal/build/package-json'),
  readPackage: jest.fn(),
}));

test('a part whose package.json has no version is told what to add', async () => {
  jest.mocked(readPackage).mockResolvedValue({ name: 'mfe-cae' } as PackageJson);
  await expect(versionOf({ kind: 'publish', name: 'mfe-cae' })).rejects.toThrow(
    /mfe-cae\/package\.json has no version: add one, such as "1\.0\.0", or specify --version\.$/,
  );
});
