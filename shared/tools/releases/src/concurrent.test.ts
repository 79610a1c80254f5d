/** @jest-environment node */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { workspaceRoot } from '@portal/build/workspace';
import { build } from 'esbuild';
import { findStaleShards, readRegistry } from './registry/registry-store';
import { FolderStore } from './store/folder-store';
import { readText } from './store/store';
import { fakeRemote, removeFolders, scratchFolder } from './testing/fake-release';

afterAll(removeFolders);

const PUBLISHER = join(workspaceRoot, 'shared/tools/releases/src/testing/publisher.ts');

interface Publisher {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  readonly lines: AsyncIterator<string>;
}

/** Compiles the publisher once, not in each of its processes. */
async function buildPublisher(): Promise<string> {
  const outfile = join(await scratchFolder(), 'publisher.mjs');
  await build({ entryPoints: [PUBLISHER], bundle: true, platform: 'node', format: 'esm', outfile });
  return outfile;
}

/** Starts a separate process that publishes a remote when it receives a line. */
function startPublisher(program: string, name: string, from: string, to: string): Publisher {
  const child = spawn(process.execPath, [program, name, from, to], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: Interface = createInterface({ input: child.stdout });
  return { process: child, lines: lines[Symbol.asyncIterator]() };
}

const nextLine = async ({ lines }: Publisher): Promise<unknown> => (await lines.next()).value;

// REL-5.
test('keeps the releases of 20 teams that publish concurrently', async () => {
  const to = new FolderStore(await scratchFolder());
  const teams = Array.from({ length: 20 }, (_, index) => `mfe-team-${index + 1}`);
  // Every team also owns a pattern in the same shard, so that all of them rewrite it.
  const builds = await Promise.all(
    teams.map((name) => fakeRemote({ name, version: '1.0.0', owns: [`/common/${name}/*`] })),
  );
  const program = await buildPublisher();
  const publishers = teams.map((name, index) =>
    startPublisher(program, name, builds[index]?.location ?? '', to.location),
  );
  expect(await Promise.all(publishers.map(nextLine))).toEqual(teams.map(() => 'ready'));
  for (const { process: child } of publishers) child.stdin.write('go\n');
  expect(await Promise.all(publishers.map(nextLine))).toEqual(teams.map(() => 'published'));

  const registry = await readRegistry(to);
  expect(Object.keys(registry.microFrontends).sort()).toEqual([...teams].sort());
  expect(await findStaleShards(to)).toEqual([]);
  const shard = JSON.parse((await readText(to, 'registry/common.json'))?.text ?? '') as { owners: unknown[] };
  expect(shard.owners).toHaveLength(20);
}, 120_000);
