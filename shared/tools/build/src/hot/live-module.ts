import type { RemoteModule } from '@portal/contract';
import type { RouteObject } from '@portal/ui/router';
import { replaceWith } from './client';
import { drawParts, livePage, liveSlot, noteLoadFailure, notePageFailure } from './live-page';

/** The description of a remote as text: it is plain data. */
type Described = unknown;

type LoadRoute = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;
type LoadedRoute = Awaited<ReturnType<LoadRoute>>;

/** Fields of a route that are functions, which the router keeps. */
const CALLED = ['loader', 'action', 'shouldRevalidate'] as const;
/** Fields of a route that are drawn, by the one that the router gets. */
const DRAWN = [
  ['Component', 'element'],
  ['ErrorBoundary', 'errorElement'],
  ['HydrateFallback', 'hydrateFallbackElement'],
] as const;

/** The fields that are kept, of a route or of what it loads lazily. */
type KeptFields = Pick<RouteObject, (typeof CALLED)[number] | (typeof DRAWN)[number][number] | 'handle'>;

/** Which fields a route has. What the router has read of it cannot be changed. */
const kindsOf = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) =>
      typeof value === 'string' || typeof value === 'boolean'
        ? `${name}=${value}`
        : name.replace(/^element$/, 'Component'),
    )
    .sort()
    .join();

/** A route and its children as text: two lists of the same text differ in code only. */
const shapeOf = ({ children = [], ...fields }: RouteObject): string =>
  `${kindsOf(fields)}[${children.map(shapeOf).join(';')}]`;

const shapeOfModule = ({ routes, slots }: RemoteModule): string =>
  JSON.stringify([
    Object.entries(routes).map(([pattern, list]) => [pattern, list.map(shapeOf)]),
    Object.keys(slots).sort(),
  ]);

const isAnswer = (thrown: unknown) => thrown instanceof Response;

/** A function that calls what `read` returns now. A failure is noted, unless it is a redirect or another answer. */
function liveFunction<Args extends never[], Result>(
  read: () => (...args: Args) => Result,
): (...args: Args) => Result {
  const note = (thrown: unknown): never => {
    if (!isAnswer(thrown)) notePageFailure();
    throw thrown;
  };
  const call = (...args: Args): Result => {
    try {
      const result = read()(...args);
      return result instanceof Promise ? (result.catch(note) as Result) : result;
    } catch (thrown) {
      return note(thrown);
    }
  };
  return Object.assign(call, read());
}

/** The fields of a route in the form that stays when the code changes. `read` returns those of the newest code. */
function liveFields<Fields extends KeptFields>(read: () => Fields): Fields {
  const fields = { ...read() };
  for (const name of CALLED)
    if (typeof fields[name] === 'function')
      Reflect.set(
        fields,
        name,
        liveFunction(() => read()[name] as (...args: never[]) => unknown),
      );
  for (const [component, element] of DRAWN) {
    if (!fields[component] && (fields[element] === undefined || fields[element] === null)) continue;
    const page = livePage(() => ({ Component: read()[component], element: read()[element] }));
    Reflect.set(fields, component, page);
    delete fields[element];
  }
  return fields;
}

/** Keeps the handle as an object whose fields are the newest ones. */
function keepHandle(fields: KeptFields): (latest: KeptFields) => void {
  const { handle } = fields;
  if (typeof handle !== 'object' || handle === null) return () => undefined;
  const kept: object = { ...handle };
  fields.handle = kept;
  return (latest) => Object.assign(kept, latest.handle);
}

/**
 * Wraps the module of a remote under development. The host gets routes and slots that stay; what they draw, load and
 * show is always that of the newest module.
 */
export function liveModule(first: RemoteModule, described: Described) {
  let current = first;
  /** Imports what was loaded lazily again; resolves to why only a reload can show it. */
  const loaded = new Set<() => Promise<string | undefined>>();

  const liveLazy = (read: () => RouteObject): LoadRoute => {
    const load = (): Promise<LoadedRoute> => (read().lazy as LoadRoute)();
    return async () => {
      let latest = await load().catch(noteLoadFailure);
      const kinds = kindsOf(latest);
      const fields = liveFields(() => latest);
      const keep = keepHandle(fields);
      loaded.add(async () => {
        latest = await load();
        keep(latest);
        if (kindsOf(latest) !== kinds) return `the route "${read().path ?? 'index'}" has other fields`;
        return undefined;
      });
      return fields;
    };
  };

  const handles = new Set<() => void>();
  const liveRoute = (read: () => RouteObject): RouteObject => {
    const fields = liveFields(read);
    const keep = keepHandle(fields);
    handles.add(() => keep(read()));
    const { lazy, children } = fields;
    if (typeof lazy === 'function') fields.lazy = liveLazy(read);
    if (children)
      fields.children = children.map((_, index) => liveRoute(() => read().children?.[index] ?? {}));
    return fields;
  };

  const slots = Object.keys(first.slots).map((name) => {
    const load = () => {
      const content = current.slots[name as keyof RemoteModule['slots']];
      if (content === undefined) throw new Error(`The module has no content for ${name}`);
      return content();
    };
    const loadSlot = async () => {
      let latest = await load().catch(noteLoadFailure);
      loaded.add(async () => {
        latest = await load();
        return undefined;
      });
      return { default: liveSlot(`${name} of ${first.name}`, () => ({ Component: latest.default })) };
    };
    return [name, loadSlot] as const;
  });

  const replace = async (next: RemoteModule, newDescription: Described): Promise<string | undefined> => {
    if (JSON.stringify(newDescription) !== JSON.stringify(described))
      return 'remote.config.ts changed, which the portal reads before any code of the remote runs';
    if (shapeOfModule(next) !== shapeOfModule(current))
      return 'the list of routes or slots changed, which the portal’s router reads once';
    current = next;
    const reasons = await Promise.all([...loaded].map((load) => load()));
    for (const keep of handles) keep();
    drawParts();
    return reasons.find((reason) => reason !== undefined);
  };

  return {
    module: {
      ...first,
      routes: Object.fromEntries(
        Object.entries(first.routes).map(([pattern, list]) => [
          pattern,
          list.map((_, index) => liveRoute(() => current.routes[pattern]?.[index] ?? {})),
        ]),
      ),
      slots: Object.fromEntries(slots),
    } satisfies RemoteModule as RemoteModule,
    /** Takes a newer module. The page shows it, or is loaded again where only that helps. */
    replace: (next: RemoteModule, newDescription: Described): void =>
      replaceWith(() => replace(next, newDescription)),
  };
}
