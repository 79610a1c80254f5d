import {
  changeHost,
  changeRegistry,
  changeReleasesOf,
  DryRunStore,
  findIncompatible,
  HOST,
  type HostChangeOptions,
  type LiveChange,
  type LiveHost,
  makeHostLive,
  promote,
  ReleaseError,
  type ReleaseStore,
  type ReleasesChange,
  readLive,
  readRegistry,
  release,
  retire,
  rollBackHost,
  rollback,
  staleDocuments,
  staleShards,
  startCanary,
  syncDocuments,
  syncShards,
} from '@portal/federation/release';
import type { ReleaseCommand, ReleaseRequest } from './arguments';
import { describeChange, describeHost, describeStatus } from './describe';

/** What all commands need. */
export interface ReleaseContext {
  readonly store: ReleaseStore;
  readonly options: HostChangeOptions;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

type Publish = Extract<ReleaseCommand, { kind: 'publish' }>;

const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

/** Changes a store, after a dry run has shown that the live host can run the result. @throws {ReleaseError} */
async function change<T>(
  { store, options, force }: ReleaseContext,
  work: (store: ReleaseStore, options: HostChangeOptions) => Promise<T>,
): Promise<T> {
  if (!force) {
    const plan = new DryRunStore(store);
    await work(plan, {});
    const before = await findIncompatible(store);
    const added = (await findIncompatible(plan)).filter((problem) => !before.includes(problem));
    if (added.length > 0)
      throw new ReleaseError(
        `The live host could not run these releases, so nothing was changed (--force overrides this):\n${added.join('\n')}`,
      );
  }
  return work(store, options);
}

const liveOf = async (store: ReleaseStore): Promise<LiveHost | null> => (await readLive(store))?.live ?? null;

async function publish(command: Publish, context: ReleaseContext): Promise<void> {
  const { store, dryRun, directory } = context;
  const { name, promote: promoteAtOnce, baseUrl } = command;
  // Imported on demand: it loads webpack, which the other commands do not need.
  const { prepareRelease: getBuilt } = await import('./prepare-release');
  const built = await getBuilt(command, directory);
  try {
    const { from, version } = built;
    const [registry, host] = [await readRegistry(store), await liveOf(store)];
    const outcome = await change(context, (to, options) =>
      release({ from, to, name, version, promote: promoteAtOnce, baseUrl, ...options }),
    );
    console.log(
      outcome.kind === 'known'
        ? `${name} ${version} is published already, with the same bytes.`
        : `${name} ${version}: ${outcome.sent} files published to ${store.location}`,
    );
    if (!dryRun) await built.keepSourceMaps();
    const live = await liveOf(store);
    if (name === HOST && live !== null) print([describeHost(host, live)]);
    else print(describeChange(registry, await readRegistry(store)));
  } finally {
    await built.remove();
  }
}

async function changeRemote(name: string, wanted: ReleasesChange, context: ReleaseContext): Promise<void> {
  const { before, after } = await change(context, (store) =>
    changeRegistry(store, changeReleasesOf(name, wanted)),
  );
  print(describeChange(before, after));
}

async function changeLive(wanted: LiveChange, context: ReleaseContext): Promise<void> {
  const { before, after } = await change(context, (store, options) => changeHost(store, wanted, options));
  print([describeHost(before, after)]);
}

function promotePart(name: string, version: string | undefined, context: ReleaseContext): Promise<void> {
  if (name !== HOST) return changeRemote(name, promote(version, new Date()), context);
  if (version === undefined)
    throw new ReleaseError('Specify the version of the host: promote host <version>.');
  return changeLive(makeHostLive(version), context);
}

async function status(name: string | undefined, { store }: ReleaseContext): Promise<void> {
  print(describeStatus(await readRegistry(store), await liveOf(store), name));
  const stale = [...(await staleShards(store)), ...(await staleDocuments(store))];
  if (stale.length > 0)
    print([
      '',
      'A change is in progress, or was interrupted (release repair finishes it). Out of date:',
      ...stale,
    ]);
}

async function repair({ store, options }: ReleaseContext): Promise<void> {
  const stale = [...(await staleShards(store)), ...(await staleDocuments(store))];
  await syncShards(store);
  await syncDocuments(store, options);
  print(stale.length === 0 ? ['There was nothing to repair.'] : ['Repaired:', ...stale]);
}

/** Runs a command and prints what it changed. @throws {ReleaseError} */
export async function runCommand(request: ReleaseRequest, context: ReleaseContext): Promise<void> {
  const { command } = request;
  switch (command.kind) {
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promotePart(command.name, command.version, context);
    case 'canary':
      return changeRemote(command.name, startCanary(command.percent, command.version), context);
    case 'rollback':
      return command.name === HOST
        ? changeLive(rollBackHost, context)
        : changeRemote(command.name, rollback, context);
    case 'retire':
      return changeRemote(command.name, retire(command.version), context);
    case 'status':
      return status(command.name, context);
    case 'repair':
      return repair(context);
  }
}
