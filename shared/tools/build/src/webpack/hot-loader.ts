import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { hotFolder } from '../workspace';

/** Query of the module that a remote under development exposes in the place of its own. */
export const HOT_ENTRY = '?hot';

const hotModule = (name: string) => JSON.stringify(join(hotFolder, name));

/** Exposes the remote's module in a form that stays when its code changes. */
const ENTRY = `import { liveModule } from ${hotModule('live-module')};
import definition from './remote';
import { description } from '../remote.config';
const live = liveModule(definition, description);
export default live.module;
import.meta.webpackHot.accept(['./remote', '../remote.config'], () => live.replace(definition, description));
`;

const BEFORE = [
  `import * as portalHot from ${hotModule('components')};`,
  'const $RefreshReg$ = portalHot.registerIn(__webpack_module__.id), $RefreshSig$ = portalHot.signature;',
].join('');
const AFTER = '\nportalHot.acceptComponents(import.meta.webpackHot, __webpack_module__.exports);\n';

/** Defines the functions that the code calls. Only modules with components can be replaced alone. */
const withRefresh = (source: string): string =>
  BEFORE + source + (source.includes('$RefreshReg$') ? AFTER : '');

/**
 * A loader for what swc's transform for React Refresh wrote: it defines the two functions that the code calls, and lets
 * a module of components be replaced alone. The lines stay as they are, and so do source maps.
 */
export default function hot(this: LoaderContext<unknown>, source: string, map: string): void {
  if (this.resourceQuery === HOT_ENTRY) this.callback(null, ENTRY);
  else this.callback(null, source.includes('$Refresh') ? withRefresh(source) : source, map);
}
