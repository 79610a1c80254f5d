import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandbox, type SandboxOptions } from '../sandbox';
import { Visitor } from './visitor';

/** The initial time of test sandboxes. */
const TODAY = new Date('2026-03-10T12:00:00Z');

export interface TestSandbox {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly dataDir: string;
  /** Advances the clock by a number of milliseconds. */
  advance(ms: number): void;
  visitor(): Visitor;
  /** Resolves to a visitor who has signed in. */
  signedIn(email: string, password: string): Promise<Visitor>;
  close(): Promise<void>;
}

/** Starts a sandbox on a free port, with a clock that is stopped at {@link TODAY}. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'portal-sandbox-')));
  let now = TODAY.getTime();
  const app = await createSandbox({ clock: () => new Date(now), ...options, dataDir });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = () => new Visitor(origin);
  return {
    app,
    origin,
    dataDir,
    visitor,
    advance: (ms) => {
      now += ms;
    },
    signedIn: async (email, password) => {
      const signedIn = visitor();
      await signedIn.signIn(email, password);
      return signedIn;
    },
    close: async () => {
      await app.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
