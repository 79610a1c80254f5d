import { patternTest, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { releaseForTests } from '@portal/contract/testing';

/** A release for tests that owns `owns` and fills `more.slots`. Default: no slots, no requirements. */
export const releaseOf = (
  version: string,
  owns: readonly string[],
  more: { readonly slots?: readonly string[]; readonly requires?: Record<string, string> } = {},
): RemoteRelease => ({
  ...releaseForTests(version, {
    integrity: 'sha384-AAAA',
    portal: {
      title: 'CAE products',
      owns: [...owns],
      slots: [...(more.slots ?? [])],
      requires: more.requires ?? {},
    },
  }),
  url: `/remotes/x/${version}/remoteEntry.js`,
  fallbackUrl: `/fallback/x/${version}/remoteEntry.js`,
});

/** A shard in which each remote has one release and owns the patterns of that release. */
export const shardWith = (remotes: Readonly<Record<string, RemoteRelease>>): RegistryShard => ({
  owners: Object.entries(remotes).flatMap(([remote, { extras }]) =>
    extras.portal.owns.map((pattern) => ({ pattern, test: patternTest(pattern), remote })),
  ),
  slots: {},
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, release]) => [name, [release]])),
});
