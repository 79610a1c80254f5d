import type { DownloadRequest } from '../download/request';

/** For tests: a request for a package that exists in the local services, with overrides. */
export const communicatorRequest = (override: Partial<DownloadRequest> = {}): DownloadRequest => ({
  alertKey: 'key-of-the-file',
  target: {
    kind: 'file',
    objectKey: 'packages/communicator/2026.3.0/HOOPS_Communicator_2026.3.0_Linux.tar.gz',
  },
  access: { license: null, noLicenseAlert: 'nolicensehoops' },
  facts: { code: 'communicator', version: '2026.3.0', os: 'Linux' },
  ...override,
});
