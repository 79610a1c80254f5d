import { isRecord } from './remote';

/** A route that is loaded later needs one of these to be a page. */
const OF_A_PAGE = ['Component', 'element', 'loader', 'action'];

type Load = () => unknown;

/** @throws {Error} if what is loaded is no page. */
async function loadScreen(load: Load): Promise<void> {
  const screen = await load();
  if (isRecord(screen) && !OF_A_PAGE.some((name) => name in screen))
    throw new Error(`a screen exports neither Component nor loader, but ${Object.keys(screen).join(', ')}`);
}

/** @throws {Error} if what is loaded is no content of a slot. */
async function loadSlot(slot: string, load: Load): Promise<void> {
  const content = await load();
  if (!isRecord(content) || content.default === undefined)
    throw new Error(`the content of the slot ${slot} has no default export`);
}

const isLoad = (value: unknown): value is Load => typeof value === 'function';

/** The functions that load the lazy parts of a route and of the routes below it. */
function lazyParts(route: unknown): Load[] {
  if (!isRecord(route)) return [];
  const { lazy, children } = route;
  const below = Array.isArray(children) ? children.flatMap(lazyParts) : [];
  if (isLoad(lazy)) return [() => loadScreen(lazy), ...below];
  return [...(isRecord(lazy) ? Object.values(lazy).filter(isLoad) : []), ...below];
}

/**
 * Everything that the module of a remote loads later: routes and the content of slots. Each function rejects if what
 * it loads cannot be shown. REG-4.
 * @throws {Error} if that is no module of a remote.
 */
export function laterParts(exposed: unknown): Load[] {
  const module = isRecord(exposed) && 'default' in exposed ? exposed.default : exposed;
  if (!isRecord(module) || !isRecord(module.routes))
    throw new Error('src/remote.ts has no default export that defineRemote makes');
  const slots = isRecord(module.slots) ? Object.entries(module.slots) : [];
  return [
    ...Object.values(module.routes).flat().flatMap(lazyParts),
    ...slots.flatMap(([slot, load]) => (isLoad(load) ? [() => loadSlot(slot, load)] : [])),
  ];
}
