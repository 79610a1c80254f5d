/** For tests of other packages: a bucket in memory, and releases that no build made. */

export { releaseHost, releaseRemote, remoteScript } from '../../pages/testing/fake-portal';
export { type Bucket, startBucket } from './bucket';
export { isAllowed } from './evaluate-policy';
export { fakeHost, fakeRemote, removeFolders, scratchFolder } from './fake-release';
