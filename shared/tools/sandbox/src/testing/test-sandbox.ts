import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Files, writeFiles } from '@portal/build/testing';
import { OBJECT_LIST } from '../downloads/objects';
import { createSandbox, type SandboxOptions } from '../sandbox';
import { Visitor } from './visitor';

/** The initial time of test sandboxes. */
const TODAY = new Date('2026-03-10T12:00:00Z');

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

interface TestOptions extends Omit<Partial<SandboxOptions>, 'contentRoot' | 'clock'> {
  /** Files of a content repository of its own, without objects. Default: the repository of this package. */
  readonly content?: Files;
}

/** Starts a sandbox on a free port, with a clock that is stopped at {@link TODAY}. */
export async function startTestSandbox({ content, ...options }: TestOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sandbox-'));
  const { dataDir = join(folder, 'data') } = options;
  const contentRoot = join(folder, 'content');
  const writeContent = (files: Files) => writeFiles(contentRoot, files);
  if (content !== undefined) writeContent({ [OBJECT_LIST]: '', ...content });
  let now = TODAY.getTime();
  const app = await createSandbox({
    ...options,
    clock: () => new Date(now),
    dataDir,
    ...(content !== undefined && { contentRoot }),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = () => new Visitor(origin);
  return {
    app,
    origin,
    dataDir,
    visitor,
    /** Writes files of its content repository, by path. */
    writeContent,
    advance: (ms: number) => {
      now += ms;
    },
    signedIn: async (email: string, password: string) => {
      const signedIn = visitor();
      await signedIn.signIn(email, password);
      return signedIn;
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Starts something before the tests of a file or a group, and closes it after them.
 * @returns what is started, whose fields are there when tests run.
 */
export function forTests<Started extends { close(): Promise<void> }>(start: () => Promise<Started>): Started {
  const started = {} as Started;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.close());
  return started;
}
