/**
 * React Refresh's runtime as the builds of a page see it. The first build that starts provides it for all.
 */
import * as own from 'react-refresh/runtime';

declare const __react_refresh_library__: string;
declare global {
  var portalReactRefresh: typeof own | undefined;
}

const isFirst = globalThis.portalReactRefresh === undefined;
globalThis.portalReactRefresh ??= own;
const shared = globalThis.portalReactRefresh;

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = shared;

/** Observes React's renderers, once a page. */
export const injectIntoGlobalHook: typeof own.injectIntoGlobalHook = (target) => {
  if (isFirst) shared.injectIntoGlobalHook(target);
};

/** Notes a component. Two builds may have modules of the same id. */
export const register: typeof own.register = (type, id) =>
  shared.register(type, `${__react_refresh_library__} ${id}`);
