import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RemoteBudgets } from './budgets';
import type { SlotName, SlotProps } from './slots';
import { CONTRACT_VERSION } from './version';

/** Who is responsible for a remote. Written into every report of its failures; never shown to visitors. REG-6. */
export interface RemoteOwner {
  /** Name of the team, such as "CAE". */
  readonly team: string;
  /** Where the team is reached: a chat channel, an address, a schedule of who is on call. Default: none. */
  readonly contact?: string | undefined;
  /** URL of the instructions for the person on call. Default: none. */
  readonly runbook?: string | undefined;
}

/**
 * What the portal must know about a remote before any of its code runs. Plain data, written in the remote's
 * `remote.config.ts` and published into the registry.
 */
export interface RemoteDescription {
  /** Unique name, which is also the folder's and the package's, such as `mfe-cae`. */
  readonly name: string;
  /** Title for users, shown when the remote cannot be loaded, such as "CAE products". */
  readonly title: string;
  readonly owner: RemoteOwner;
  /**
   * The paths that the remote owns, as react-router patterns with a fixed first segment, such as `/cae/*`.
   * Between remotes, react-router's ranking decides. REG-2.
   */
  readonly owns: readonly string[];
  /**
   * The slots that the remote fills. The chunk of a slot's content is named `slot-` plus the slot's name with dashes.
   * Default: none.
   */
  readonly slots?: readonly SlotName[];
  /**
   * The lazy chunks that a page needs first, by pattern: `{'/cae/:product/downloads/:version':
   * 'download-detail'}`, or a list of names. A chunk's name is the `webpackChunkName` of its import. The document
   * preloads their files together with the remote's own. Default: none.
   */
  readonly preload?: Readonly<Record<string, string | readonly string[]>>;
  /** Limits of its releases. Default: those of {@link RemoteBudgets}. BUDGET-1. */
  readonly budgets?: RemoteBudgets;
}

/** Imports the content of a slot. Called when a page with the slot is shown. */
type SlotLoader<Name extends SlotName> = () => Promise<{ default: ComponentType<SlotProps[Name]> }>;

/** The slot loaders of a remote, by slot. */
type SlotLoaders = { readonly [Name in SlotName]?: SlotLoader<Name> };

/** What the `handle` of a route can offer for prefetching. Optional. */
export interface PrefetchHandle {
  /** Prefetches the data of the route's loader, so that the loader resolves at once. Never rejects. */
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
 * describeRemote({ name: 'mfe-points', title: 'Point clouds', owner: { team: 'Points' }, owns: ['/points/*'] });
 */
export const describeRemote = <const Description extends RemoteDescription>(
  description: Description,
): Description => description;

type LoadersOf<Names> = Names extends readonly SlotName[]
  ? { readonly [Name in Names[number]]: SlotLoader<Name> }
  : Readonly<Record<never, never>>;

/**
 * Defines the module that a remote exposes. The compiler checks that every owned pattern has routes and every slot
 * has a loader. REG-4.
 * @example
 * defineRemote(description, { routes: { '/points/*': [{ index: true, lazy: () => import('./Points') }] } });
 */
export function defineRemote<const Description extends RemoteDescription>(
  description: Description,
  parts: {
    readonly routes: Readonly<Record<Description['owns'][number], readonly RouteObject[]>>;
    readonly slots?: LoadersOf<Description['slots']>;
  },
): RemoteModule {
  return {
    contract: CONTRACT_VERSION,
    name: description.name,
    routes: parts.routes,
    slots: { ...parts.slots },
  };
}
