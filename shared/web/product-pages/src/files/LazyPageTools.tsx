import { idlePart } from '../state/idle-part';
import type { PageToolsProps } from './page-tools/PageTools';

/** The filter bar and the selection of a download page. A page without them shows all files. */
export const LazyPageTools = idlePart<PageToolsProps>(() =>
  import(/* webpackChunkName: "card-tools" */ './page-tools/PageTools').then(
    ({ default: PageTools }) => PageTools,
  ),
);
