import { screenPath, sections } from '@portal/catalog';
import type { RenderableRemote } from '@portal/sdk';
import module from './remote';
import { trialPageAt } from './trial/loader';

/** The trial pages, as a visitor sees them. The licenses are guarded. */
const trialPaths = sections
  .flatMap((section) => screenPath(section, 'trial') ?? [])
  .filter((path) => trialPageAt(path).kind !== 'redirect');

export default { module, pages: async () => trialPaths } satisfies RenderableRemote;
