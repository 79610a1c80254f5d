import { setTimeout } from 'node:timers/promises';
import { isOlder } from '@portal/contract';
import {
  assertListed,
  canaryOf,
  changeHost,
  changeRegistry,
  changeReleasesOf,
  filesBelow,
  HOST,
  type LiveChange,
  makeHostLive,
  promote,
  ReleaseError,
  type ReleaseStore,
  type ReleasesChange,
  readRegistry,
  release,
  releaseFolder,
  retire,
  rollBackHostOnce,
  rollbackOnce,
  startCanary,
} from '@portal/releases';
import { checkBudgets } from './budgets/check-budgets';
import { change, describeStale, liveOf, type ReleaseContext } from './change';
import { assertStore, purgeRelease, removeUnused, repair } from './cleanup-commands';
import { describeChange, describeHost, describeStatus } from './describe';
import { credentialWarnings, guardCanary } from './guard/guard-canary';
import { errorService, printHealth, readSessions } from './health/health';
import { readOrigins } from './origins';
import {
  applyFolder,
  checkPages,
  derivePages,
  followChange,
  withdrawPagesOf,
  withdrawUntrusted,
} from './pages-command';
import { describePolicy } from './pipelines';
import { prepareRelease, versionOf } from './prepare-release';
import type { CommandOf, Publish, StoreCommand } from './request';

async function publish(command: Publish, context: ReleaseContext): Promise<void> {
  const { store, print } = context;
  const { name } = command;
  const { from, version, keepSourceMaps } = await prepareRelease(command, context.directory);
  const part = { name, version };
  const record = await checkBudgets({ from, ...part }, context);
  const [registry, host] = [await readRegistry(store), await liveOf(store)];
  const outcome = await change(
    context,
    (to, options) => release({ ...command, ...options, from, to, version, record }),
    part,
  );
  print([
    outcome.kind === 'known'
      ? `${name} ${version} is published already, with the same bytes.`
      : `${name} ${version}: ${outcome.sent} files published to ${store.location}`,
  ]);
  await keepSourceMaps();
  const live = await liveOf(store);
  if (name === HOST && live !== null) {
    print([describeHost(host, live)]);
    if (command.promote && live.version === version) await withdrawUntrusted(context);
  } else print(describeChange(registry, await readRegistry(store)));
}

/** Resolves to the registry after the change. */
async function changeRemote(name: string, wanted: ReleasesChange, context: ReleaseContext) {
  const { before, after } = await change(context, (store) =>
    changeRegistry(store, changeReleasesOf(name, wanted)),
  );
  context.print(describeChange(before, after));
  return after;
}

/** Resolves to the live host before and after the change. */
async function changeLive(wanted: LiveChange, context: ReleaseContext) {
  const changed = await change(context, (store, options) => changeHost(store, wanted, options));
  context.print([describeHost(changed.before, changed.after)]);
  return changed;
}

async function promotePart(name: string, version: string | undefined, context: ReleaseContext) {
  if (name !== HOST) return changeRemote(name, promote(version, new Date()), context);
  if (version === undefined)
    throw new ReleaseError('Specify the version of the host: promote host <version>.');
  const { after } = await changeLive(makeHostLive(version), context);
  const replaced = after.before.at(-1);
  // An older host is made live because something is wrong with the newer one.
  if (replaced !== undefined && isOlder(version, replaced)) await withdrawPagesOf([replaced], context);
  await withdrawUntrusted(context);
  return after;
}

/** @throws {ReleaseError} for a mistyped version of the host: it would change nothing, like one that is taken back already. */
async function assertPublished(version: string, store: ReleaseStore): Promise<void> {
  // Not its description: a host that has lost that is rolled back, too.
  if ((await filesBelow(store, releaseFolder(HOST, version))).length > 0) return;
  throw new ReleaseError(`${store.location} has no release ${version} of the host`);
}

async function rollBackPart({ name, version }: CommandOf<'rollback'>, context: ReleaseContext) {
  if (name !== HOST) return changeRemote(name, rollbackOnce(version), context);
  if (version !== undefined) await assertPublished(version, context.store);
  const { before } = await changeLive(rollBackHostOnce(version), context);
  const withdrawn = version ?? before?.version;
  // Also if it is no longer live: running the command again finishes one that was interrupted here.
  return withdrawn === undefined ? undefined : withdrawPagesOf([withdrawn], context);
}

async function runCanary(command: CommandOf<'canary'>, context: ReleaseContext): Promise<void> {
  const { name, percent, version, guard } = command;
  const { store, print } = context;
  // Before anything changes: without the error service there is nothing to watch with.
  const service = guard && errorService(process.env);
  if (guard !== undefined) print(credentialWarnings(store, process.env));
  const after = await changeRemote(name, startCanary(percent, { version, again: context.force }), context);
  const started = canaryOf(after.microFrontends[name] ?? []);
  if (guard === undefined || service === undefined || started === null || context.dryRun) return;
  await guardCanary(name, started, guard, {
    store,
    readSessions: readSessions(service),
    print: (line) => print([line]),
    wait: (milliseconds) => setTimeout(milliseconds),
    now: () => new Date(),
  });
}

async function status(name: string | undefined, context: ReleaseContext): Promise<void> {
  const { store, trust, print } = context;
  await assertStore(store);
  const [registry, live] = [await readRegistry(store), await liveOf(store)];
  if (name !== undefined && name !== HOST) assertListed(registry, name);
  const { origins, refusals } = await readOrigins(store, registry, live, { only: name, trust });
  print(describeStatus(registry, live, name, origins));
  if (refusals.length > 0) print(['', 'Not as it was signed (release repair --verify):', ...refusals]);
  const stale = await describeStale(store);
  if (stale.length > 0)
    print([
      '',
      'A change is in progress, or was interrupted (release repair finishes it). Out of date:',
      ...stale,
    ]);
}

/** The commands that can change what visitors get. */
const CHANGES_PAGES: readonly StoreCommand['kind'][] = ['publish', 'promote', 'rollback'];

/** Whether visitors get the release that was published: the default of a remote, or the live host. */
async function isShown(command: Publish, { store }: ReleaseContext): Promise<boolean> {
  const { name } = command;
  const version = await versionOf(command);
  if (name === HOST) return (await liveOf(store))?.version === version;
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  return releases.some(({ metadata, deployment }) => deployment.default && metadata.version === version);
}

/** Runs a command, lets rendered pages follow, and prints what it changed. @throws {ReleaseError} */
export async function runCommand(command: StoreCommand, context: ReleaseContext): Promise<void> {
  const { kind } = command;
  const pagesFollow = context.pages && CHANGES_PAGES.includes(kind);
  const checkPlan = (plan: ReleaseStore) => checkPages(context, plan);
  // A rollback must not wait for pages: visitors have a problem now.
  await runOnly(command, pagesFollow && kind !== 'rollback' ? { ...context, checkPlan } : context);
  if (pagesFollow && (kind !== 'publish' || (await isShown(command, context)))) await followChange(context);
}

async function runOnly(command: StoreCommand, context: ReleaseContext): Promise<unknown> {
  switch (command.kind) {
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promotePart(command.name, command.version, context);
    case 'canary':
      return runCanary(command, context);
    case 'rollback':
      return rollBackPart(command, context);
    case 'retire':
      return changeRemote(command.name, retire(command.version, context.force), context);
    case 'purge':
      return purgeRelease(command.name, command.version, context);
    case 'gc':
      return removeUnused(command.olderThan, context);
    case 'status':
      await status(command.name, context);
      if (command.healthDays !== undefined) await printHealth(command.name, command.healthDays, context);
      return;
    case 'pages':
      return derivePages(command.portal, context);
    case 'pages-apply':
      return applyFolder(command.folder, context);
    case 'policy':
      return context.print(describePolicy(command, context.store.location));
    case 'repair':
      return repair(command, context);
  }
}
