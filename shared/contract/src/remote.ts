import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SlotName, SlotProps } from './slots';
import { CONTRACT_VERSION } from './version';

/** A content file that a page reads first: its path below `content-data/`, or how to find it. */
export type ContentHint = string | NewestContent;

/** The content of a product's newest version, which a list of versions names. */
export interface NewestContent {
  /** Path of the list, below `content-data/`. */
  readonly list: string;
  /** The product's code in the list. */
  readonly product: string;
  /** Path below `content-data/`, with `{version}` in the version's place. */
  readonly path: string;
  /** What stands in that path for a dot in the version. */
  readonly dot: '.' | '-';
}

/**
 * What the portal must know of a remote before any of its code runs: data, written in the remote's
 * `remote.config.ts` and published into the registry.
 */
export interface RemoteDescription {
  /** Unique name, the folder's and the package's: `mfe-cae`. */
  readonly name: string;
  /** What a user reads when this part is missing: "CAE products". */
  readonly title: string;
  /**
   * The addresses that the remote owns, as react-router patterns with a fixed first segment:
   * `/cae/*`. Between remotes react-router's own ranking decides.
   */
  readonly owns: readonly string[];
  /** The slots that the remote fills; the chunk of a filling is called `slot-` and its name with dashes. Default: none. */
  readonly slots?: readonly SlotName[];
  /**
   * Which lazy chunk a page needs first, by pattern: `{'/cae/:product/downloads/:version':
   * 'download-detail'}`. The chunk's name is the `webpackChunkName` of the import. These files are
   * then asked for by the page's HTML, together with the remote's own. Default: none.
   */
  readonly preload?: Readonly<Record<string, string>>;
  /**
   * Which content files a page reads first, by pattern: `{'/cae/edv/downloads':
   * ['cae-product/edv/edv-version.json']}`. They are asked for while the code is still on its way.
   * Default: none.
   */
  readonly content?: Readonly<Record<string, readonly ContentHint[]>>;
}

/** Fills a slot: loaded when a page that offers the slot is shown. */
export type SlotLoader<Name extends SlotName> = () => Promise<{ default: ComponentType<SlotProps[Name]> }>;

export type SlotLoaders = { readonly [Name in SlotName]?: SlotLoader<Name> };

/** What the `handle` of a route may offer to whoever is about to go there. Optional. */
export interface PrefetchHandle {
  /** Gets what the route's loader will want, so that the loader has it at once. Never rejects. */
  readonly prefetch: (args: {
    readonly params: Readonly<Record<string, string | undefined>>;
  }) => Promise<void>;
}

/** The one module that a remote exposes. */
export interface RemoteModule {
  readonly contract: number;
  readonly name: string;
  /** For each owned pattern its routes, with paths relative to the pattern without its `*`. */
  readonly routes: Readonly<Record<string, readonly RouteObject[]>>;
  readonly slots: SlotLoaders;
}

/**
 * Types a description, so that {@link defineRemote} can check routes and slots against it.
 * @example
 * describeRemote({ name: 'mfe-points', title: 'Point clouds', owns: ['/points/*'] });
 */
export const describeRemote = <const Description extends RemoteDescription>(
  description: Description,
): Description => description;

type Fillings<Names> = Names extends readonly SlotName[]
  ? { readonly [Name in Names[number]]: SlotLoader<Name> }
  : Readonly<Record<never, never>>;

/**
 * Routes for every owned pattern and a filling for every slot: the compiler checks both.
 * @example
 * defineRemote(description, { routes: { '/points/*': [{ index: true, lazy: () => import('./Points') }] } });
 */
export function defineRemote<const Description extends RemoteDescription>(
  description: Description,
  parts: {
    readonly routes: Readonly<Record<Description['owns'][number], readonly RouteObject[]>>;
    readonly slots?: Fillings<Description['slots']>;
  },
): RemoteModule {
  return {
    contract: CONTRACT_VERSION,
    name: description.name,
    routes: parts.routes,
    slots: { ...parts.slots },
  };
}
