import type { RemoteRelease } from './registry/registry';
import type { PortalExtras } from './registry/schema';
import { CONTRACT_VERSION } from './remote';

/** What differs from the release that {@link releaseForTests} returns otherwise. */
export interface ReleaseChange {
  /** Default: all visitors. */
  readonly traffic?: number;
  /** Default: true. */
  readonly isDefault?: boolean;
  /** Subresource integrity of the entry script. Default: none. */
  readonly integrity?: string;
  /** Fields of `extras.portal`. Default: it owns the addresses below `/x`, and shares and preloads nothing. */
  readonly portal?: Partial<PortalExtras>;
}

/**
 * For tests: a release as the registry lists it.
 * @example releaseForTests('1.0.0', { traffic: 10, isDefault: false })
 */
export const releaseForTests = (
  version: string,
  { traffic = 100, isDefault = true, integrity, portal }: ReleaseChange = {},
): RemoteRelease => ({
  url: `/remotes/mfe-x/${version}/entry.js`,
  metadata: { version, ...(integrity !== undefined && { integrity }) },
  deployment: { traffic, default: isDefault },
  extras: {
    portal: {
      contract: CONTRACT_VERSION,
      title: 'X',
      owns: ['/x/*'],
      slots: [],
      global: 'x',
      requires: {},
      first: { files: [], provided: [] },
      preload: {},
      slotFiles: {},
      ...portal,
    },
  },
});
