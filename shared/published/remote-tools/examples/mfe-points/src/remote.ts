import { defineRemote } from '@portal/sdk';
import { description } from '../remote.config';

export default defineRemote(description, {
  routes: {
    '/points/*': [{ index: true, lazy: async () => ({ Component: (await import('./Welcome')).Welcome }) }],
  },
});
