import type { RenderableRemote } from '@portal/sdk';
import module from './remote';

export default { module, pages: async () => ['/points'] } satisfies RenderableRemote;
