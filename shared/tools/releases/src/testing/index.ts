/** For tests of other packages: a bucket in memory, releases that no build made, publishers that interrupt each other. */

export { type Bucket, startBucket } from './bucket';
export { isAllowed } from './evaluate-policy';
export {
  type FakeRemote,
  fakeHost,
  fakeRemote,
  publishHost,
  publishRemote,
  removeFolders,
  scratchFolder,
} from './fake-release';
export { interleave } from './interleave';
export { InterruptedStore, overwrite } from './stores';
