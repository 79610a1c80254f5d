const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The functions that load the lazy parts of a route and of the routes below it. */
function lazyParts(route: unknown): (() => unknown)[] {
  if (!isRecord(route)) return [];
  const { lazy, children } = route;
  const own = isRecord(lazy) ? Object.values(lazy) : [lazy];
  const below = Array.isArray(children) ? children.flatMap(lazyParts) : [];
  return [...own.filter((part): part is () => unknown => typeof part === 'function'), ...below];
}

/** Everything that the module of a remote loads later: routes and the content of slots. */
export function laterParts(exposed: unknown): (() => unknown)[] {
  const module = isRecord(exposed) && 'default' in exposed ? exposed.default : exposed;
  if (!isRecord(module)) throw new Error('It exposes no module');
  const routes = isRecord(module.routes) ? Object.values(module.routes).flat() : [];
  const slots = isRecord(module.slots) ? Object.values(module.slots) : [];
  return [...routes.flatMap(lazyParts), ...slots.map((lazy) => ({ lazy })).flatMap(lazyParts)];
}
