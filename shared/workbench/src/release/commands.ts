import {
  canary,
  changeHost,
  changeRegistry,
  documentsBehind,
  followLive,
  followRegistry,
  goBack,
  goLive,
  HOST,
  type HostChangeOptions,
  type LiveHost,
  ofRemote,
  promote,
  ReleaseError,
  type ReleaseStore,
  type ReleasesChange,
  readLive,
  readRegistry,
  release,
  retire,
  rollback,
  shardsBehind,
} from '@portal/federation/release';
import type { ReleaseCommand, ReleaseRequest } from './arguments';
import { getBuilt } from './built';
import { describeChange, describeHost, describeStatus } from './describe';

/** What every command is given. */
export interface ReleaseContext {
  readonly store: ReleaseStore;
  readonly options: HostChangeOptions;
  readonly dryRun: boolean;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

type Publish = Extract<ReleaseCommand, { kind: 'publish' }>;

const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

const liveOf = async (store: ReleaseStore): Promise<LiveHost | null> => (await readLive(store))?.live ?? null;

async function publish(
  command: Publish,
  { store, options, dryRun, directory }: ReleaseContext,
): Promise<void> {
  const { name, promote: atOnce, baseUrl } = command;
  const built = await getBuilt(command, directory);
  try {
    const { from, version } = built;
    const [registry, host] = [await readRegistry(store), await liveOf(store)];
    const outcome = await release({ from, to: store, name, version, promote: atOnce, baseUrl, ...options });
    console.log(
      outcome.kind === 'known'
        ? `${name} ${version} is published already, with the same bytes.`
        : `${name} ${version}: ${outcome.sent} files, to ${store.place}`,
    );
    if (!dryRun) await built.keepSourceMaps();
    const live = await liveOf(store);
    if (name === HOST && live !== null) print([describeHost(host, live)]);
    else print(describeChange(registry, await readRegistry(store)));
  } finally {
    await built.remove();
  }
}

async function changeRemote(name: string, change: ReleasesChange, store: ReleaseStore): Promise<void> {
  const { before, after } = await changeRegistry(store, ofRemote(name, change));
  print(describeChange(before, after));
}

async function promotePart(
  name: string,
  version: string | undefined,
  { store, options }: ReleaseContext,
): Promise<void> {
  if (name !== HOST) return changeRemote(name, promote(version, new Date()), store);
  if (version === undefined) throw new ReleaseError('Say which version of the host: promote host <version>.');
  const { before, after } = await changeHost(store, goLive(version), options);
  print([describeHost(before, after)]);
}

async function rollBackPart(name: string, { store, options }: ReleaseContext): Promise<void> {
  if (name !== HOST) return changeRemote(name, rollback, store);
  const { before, after } = await changeHost(store, goBack, options);
  print([describeHost(before, after)]);
}

async function status(name: string | undefined, { store }: ReleaseContext): Promise<void> {
  print(describeStatus(await readRegistry(store), await liveOf(store), name));
  const behind = [...(await shardsBehind(store)), ...(await documentsBehind(store))];
  if (behind.length > 0)
    print(['', 'A change is being made, or was interrupted (then: release repair). Behind:', ...behind]);
}

async function repair({ store, options }: ReleaseContext): Promise<void> {
  const behind = [...(await shardsBehind(store)), ...(await documentsBehind(store))];
  await followRegistry(store);
  await followLive(store, options);
  print(behind.length === 0 ? ['There was nothing to repair.'] : ['Repaired:', ...behind]);
}

/** Does what was asked for and prints what it changed. @throws {ReleaseError} */
export async function runCommand(request: ReleaseRequest, context: ReleaseContext): Promise<void> {
  const { command } = request;
  const { store } = context;
  switch (command.kind) {
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promotePart(command.name, command.version, context);
    case 'canary':
      return changeRemote(command.name, canary(command.percent, command.version), store);
    case 'rollback':
      return rollBackPart(command.name, context);
    case 'retire':
      return changeRemote(command.name, retire(command.version), store);
    case 'status':
      return status(command.name, context);
    case 'repair':
      return repair(context);
  }
}
