import { HOST } from '../manifest';
import { type ReleaseOptions, release } from '../release';
import type { ReleaseStore } from '../store/store';
import { type FakeHost, type FakeRemote, fakeHost, fakeRemote } from './fake-release';

/** Publishes a release of a remote that no build made. */
export const publishRemote = async (
  to: ReleaseStore,
  remote: FakeRemote,
  options: Partial<ReleaseOptions> = {},
) => release({ from: await fakeRemote(remote), to, name: remote.name, version: remote.version, ...options });

/** Publishes a release of the host that no build made. */
export const publishHost = async (
  to: ReleaseStore,
  version: string,
  host: FakeHost = {},
  options: Partial<ReleaseOptions> = {},
) => release({ from: await fakeHost(version, host), to, name: HOST, version, ...options });
