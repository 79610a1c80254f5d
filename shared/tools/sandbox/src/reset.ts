import type { FastifyInstance } from 'fastify';
import { resetDatabase } from './account/database';
import type { SandboxContext } from './context';

/** `POST /services/reset`: restores the demo accounts and clears the faults and the inbox. */
export function registerResetRoute(app: FastifyInstance, { db, seed, faults, inbox }: SandboxContext): void {
  app.post('/services/reset', async () => {
    await resetDatabase(db, seed);
    faults.clear();
    inbox.clear();
    return { reset: true };
  });
}
