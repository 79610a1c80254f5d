import { parseConfig, setConfig } from '@portal/config';
import {
  CONTRACT_VERSION,
  PROVIDED,
  type RegistryShard,
  type RemoteModule,
  type RemoteRelease,
} from '@portal/contract';
import { keepPreload } from '@portal/query/preload';
import localConfig from '../../../../../tools/sandbox/portal.config.json';
import type { ProvidedTable } from '../../loader/federation';
import { federatedSource } from '../../source/federated-source';
import type { Candidate, RemoteSource } from '../../source/source';
import { releaseOf, shardWith } from './releases';

// The real one runs scripts, which jsdom does not.
jest.mock('../../loader/load-release', () => ({ createReleaseLoader: () => releaseLoader }));

/** Is called with each loaded release. */
let onLoad: (release: RemoteRelease) => void;

const releaseLoader = {
  async load({ release }: Candidate) {
    onLoad(release);
    return { module: cae, fallback: false, folder: '/remotes/mfe-cae/' };
  },
  consumed: () => new Set(['react']),
};

const ofEach = (value: unknown) => Object.fromEntries(PROVIDED.map((name) => [name, value]));
const provided = { versions: ofEach('19.3.1'), modules: ofEach({}) } as ProvidedTable;

/** For tests: the module of every remote that the sources load. */
export const cae: RemoteModule = { contract: CONTRACT_VERSION, name: 'mfe-cae', routes: {}, slots: {} };

/** For tests: a shard with one remote, which owns `/cae/*`. */
export const REGISTERED = shardWith({ 'mfe-cae': releaseOf('1.0.0', ['/cae/*']) });

/** For tests: sets the configuration, with overrides enabled or not. */
export const configure = (enabled: boolean) =>
  setConfig(
    parseConfig({
      ...localConfig,
      observability: { environment: 'test', release: 'test' },
      overrides: { enabled },
    }),
  );

/** For test files: before each test, clears the stored overrides, and enables and observes sources. */
export function observeSources() {
  let loaded: RemoteRelease[];
  let trusted: string[];
  beforeEach(() => {
    window.localStorage.clear();
    loaded = [];
    trusted = [];
    configure(true);
  });
  return {
    /** Releases that the loader was called with. */
    loaded: () => loaded,
    /** Origins passed to `trust`. */
    trusted: () => trusted,
    /**
     * Creates a page's source with `shard` as its first shard.
     * @param load is called with each loaded release.
     */
    sourceOn(shard: RegistryShard, load: (release: RemoteRelease) => void = () => undefined): RemoteSource {
      const response = Promise.resolve(new Response(JSON.stringify(shard)));
      void keepPreload('/registry/cae.json', response);
      window.portalBoot = { trust: (origins: readonly string[]) => trusted.push(...origins) };
      onLoad = (release) => {
        loaded.push(release);
        load(release);
      };
      return federatedSource(provided);
    },
  };
}
