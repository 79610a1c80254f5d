import { defineRemote } from '@portal/contract';
import { description } from '../remote.config';

export default defineRemote(description, {
  routes: {
    '/points/*': [{ index: true, lazy: async () => ({ Component: (await import('./Welcome')).Welcome }) }],
  },
});
