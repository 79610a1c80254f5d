import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SlotName, SlotProps } from './host';

/**
 * Version of the contract. It increases when a remote built for the previous version no longer works: a field of
 * {@link RemoteModule} changed its meaning, or the host no longer provides a module. The loader refuses any other
 * version before the remote's code runs. REM-4.
 */
export const CONTRACT_VERSION = 1;

/**
 * Upper limits of a remote's release, in its `remote.config.ts`. Publishing a release that is over one of them is
 * refused. BUDGET-1. What is absent has a default; see the README of `@portal/releases`.
 */
interface RemoteBudgets {
  /**
   * Bytes of scripts that the heaviest page of the remote loads first, compressed with brotli: the entry, the exposed
   * module, and the page's preloaded chunks. The host's modules do not count. Default: 50,000.
   */
  readonly firstLoad?: number;
  /** Bytes of all scripts of the release, compressed with brotli. Default: 200,000. */
  readonly total?: number;
  /** Number of modules that the host provides and that the release contains a copy of. Default: 0. */
  readonly duplicates?: number;
  /**
   * Milliseconds that the evaluation of its scripts blocks a page, on a processor slowed down four times: the sum of
   * what each task takes beyond 50 ms. Default: 200.
   */
  readonly longTasks?: number;
}

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
   * The paths that the remote owns, as react-router patterns with a fixed first segment, such as `/cae/*`: without
   * optional segments, and with `*` at the end only.
   * Between remotes, react-router's ranking decides. REG-2.
   * Not below `/feeds`, `/host`, `/registry`, `/remotes` or `/services`. REG-8.
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
  /**
   * What the remote leaks into the rest of the page and has to, with the reason, by the name that a check prints:
   * `{'global Points': 'The viewer looks for it.'}`, or by the file of a style sheet. Default: none. ISOLATION-5.
   */
  readonly acceptedLeaks?: Readonly<Record<string, string>>;
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

/**
 * What a remote offers to have its pages rendered ahead of a visit: the default export of its `src/render.ts`, which
 * is built for Node.js beside the browser's files. A remote without it works, and its pages are drawn by the browser.
 */
export interface RenderableRemote {
  readonly module: RemoteModule;
  /**
   * The paths of the pages that every visitor may see, such as `/points/latest`; may read content. Guarded pages and
   * redirects are none of them. Each has segments with well-formed percent-encoding, no query, no hash and no slash at
   * its end; one that has not is not rendered. PAGES-14.
   */
  readonly pages: () => Promise<readonly string[]>;
}

/** What search engines and previews of links say of a page. */
export interface PageHead {
  /** The page's subject, such as a product's name. */
  readonly name: string;
  /** One or two plain sentences. */
  readonly description: string;
  /** Whether the subject is a product, which search engines are also told as structured data. Default: false. */
  readonly isProduct?: boolean;
  /** Path of the Atom feed that the page belongs to, such as `/feeds/points.atom`. Default: none. */
  readonly feed?: string;
}

/** What the `handle` of a route says of its pages; that of the innermost route counts. Optional. */
export interface HeadHandle {
  /** Or how to find it by the page's path; `undefined` if the route has none for it. */
  readonly head: PageHead | ((pathname: string) => PageHead | undefined);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasModuleShape = (value: unknown): value is RemoteModule =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.contract === 'number' &&
  isRecord(value.routes) &&
  Object.values(value.routes).every(Array.isArray) &&
  isRecord(value.slots) &&
  Object.values(value.slots).every((slot) => typeof slot === 'function');

/** A valid module, or every problem of the value that a remote exposes. */
type ModuleCheck =
  | { readonly ok: true; readonly module: RemoteModule }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks at run time that a remote exposes a valid module with routes and slots as its release declares. The
 * compiler checks the same, but the loaded build can be another one. REG-4.
 */
export function checkModule(
  value: unknown,
  expected: Pick<RemoteDescription, 'name' | 'owns' | 'slots'>,
): ModuleCheck {
  if (!hasModuleShape(value)) return { ok: false, problems: ['its module is not what defineRemote makes'] };
  const problems: string[] = [];
  if (value.contract !== CONTRACT_VERSION)
    problems.push(`it was built for contract ${value.contract}, the portal has ${CONTRACT_VERSION}`);
  if (value.name !== expected.name) problems.push(`it calls itself "${value.name}"`);
  for (const pattern of expected.owns)
    if (!Object.hasOwn(value.routes, pattern)) problems.push(`it has no routes for ${pattern}`);
  for (const slot of expected.slots ?? [])
    if (!Object.hasOwn(value.slots, slot)) problems.push(`it does not fill the slot ${slot}`);
  return problems.length === 0 ? { ok: true, module: value } : { ok: false, problems };
}
