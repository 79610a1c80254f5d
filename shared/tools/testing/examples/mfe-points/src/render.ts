import type { RenderableRemote } from '@portal/contract';
import module from './remote';

export default { module, pages: async () => ['/points'] } satisfies RenderableRemote;
