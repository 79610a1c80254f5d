import { screenProblem, slotProblem } from '@portal/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Load = () => unknown;

/** Loads a part. The function rejects if the part cannot be shown. */
const shown = (load: Load, problemOf: (loaded: unknown) => string | undefined) => async (): Promise<void> => {
  const problem = problemOf(await load());
  if (problem !== undefined) throw new Error(problem);
};

const isLoad = (value: unknown): value is Load => typeof value === 'function';

/** The functions that load the lazy parts of a route and of the routes below it. */
function lazyParts(route: unknown): Load[] {
  if (!isRecord(route)) return [];
  const { lazy, children } = route;
  const below = Array.isArray(children) ? children.flatMap(lazyParts) : [];
  if (isLoad(lazy)) return [shown(lazy, screenProblem), ...below];
  return [...(isRecord(lazy) ? Object.values(lazy).filter(isLoad) : []), ...below];
}

/**
 * Everything that the module of a remote loads later: routes and the content of slots. Each function rejects if what
 * it loads cannot be shown.
 * @throws {Error} if that is no module of a remote.
 */
export function laterParts(exposed: unknown): Load[] {
  const module = isRecord(exposed) && 'default' in exposed ? exposed.default : exposed;
  if (!isRecord(module) || !isRecord(module.routes))
    throw new Error('src/remote.ts has no default export that defineRemote makes');
  const slots = isRecord(module.slots) ? Object.entries(module.slots) : [];
  return [
    ...Object.values(module.routes).flat().flatMap(lazyParts),
    ...slots.flatMap(([slot, load]) =>
      isLoad(load) ? [shown(load, (loaded) => slotProblem(slot, loaded))] : [],
    ),
  ];
}
