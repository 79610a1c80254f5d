import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@portal/contract';
import {
  canaryOf,
  changeHost,
  changeRegistry,
  changeReleasesOf,
  describeStaleShard,
  findStaleShards,
  HOST,
  type LiveChange,
  makeHostLive,
  promote,
  ReleaseError,
  type ReleaseStore,
  type ReleasesChange,
  readRegistry,
  release,
  retire,
  rollBackHostOnce,
  rollbackOnce,
  staleDocuments,
  startCanary,
} from '@portal/releases';
import { checkBudgets } from './budgets/check-budgets';
import { change, liveOf, printLines, type ReleaseContext } from './change';
import { purgeRelease, removeUnused, repair } from './cleanup-commands';
import { describeChange, describeHost, describeStatus } from './describe';
import { credentialWarnings, guardCanary, readSessions } from './guard/guard-canary';
import { errorService } from './health/error-service';
import { printHealth } from './health/health';
import { readOrigins } from './origins';
import { applyFolder, checkPages, derivePages, followChange, withdrawPagesOf } from './pages-command';
import { describePolicy } from './pipelines';
import { prepareRelease } from './prepare-release';
import type { Publish, ReleaseCommand, ReleaseRequest } from './request';

type CanaryCommand = Extract<ReleaseCommand, { kind: 'canary' }>;

async function publish(command: Publish, context: ReleaseContext): Promise<void> {
  const { store, dryRun, directory, print = printLines } = context;
  const { name, promote: promoteAtOnce, filesOnly, baseUrl } = command;
  const built = await prepareRelease(command, directory);
  try {
    const { from, version } = built;
    const record = await checkBudgets({ from, name, version }, context);
    const [registry, host] = [await readRegistry(store), await liveOf(store)];
    const outcome = await change(
      context,
      (to, options) =>
        release({
          from,
          to,
          name,
          version,
          promote: promoteAtOnce,
          filesOnly,
          baseUrl,
          record,
          ...options,
        }),
      { name, version },
    );
    print([
      outcome.kind === 'known'
        ? `${name} ${version} is published already, with the same bytes.`
        : `${name} ${version}: ${outcome.sent} files published to ${store.location}`,
    ]);
    if (!dryRun) await built.keepSourceMaps();
    const live = await liveOf(store);
    if (name === HOST && live !== null) print([describeHost(host, live)]);
    else print(describeChange(registry, await readRegistry(store)));
  } finally {
    await built.remove();
  }
}

/** Resolves to the registry after the change. */
async function changeReleases(
  name: string,
  wanted: ReleasesChange,
  context: ReleaseContext,
): Promise<Registry> {
  const { before, after } = await change(context, (store) =>
    changeRegistry(store, changeReleasesOf(name, wanted)),
  );
  (context.print ?? printLines)(describeChange(before, after));
  return after;
}

async function changeRemote(name: string, wanted: ReleasesChange, context: ReleaseContext): Promise<void> {
  await changeReleases(name, wanted, context);
}

async function changeLive(wanted: LiveChange, context: ReleaseContext) {
  const changed = await change(context, (store, options) => changeHost(store, wanted, options));
  (context.print ?? printLines)([describeHost(changed.before, changed.after)]);
  return changed;
}

async function rollBackLive(context: ReleaseContext): Promise<void> {
  const { before } = await changeLive(rollBackHostOnce(), context);
  if (before !== null) await withdrawPagesOf(before.version, context);
}

async function promotePart(
  name: string,
  version: string | undefined,
  context: ReleaseContext,
): Promise<void> {
  if (name !== HOST) return changeRemote(name, promote(version, new Date()), context);
  if (version === undefined)
    throw new ReleaseError('Specify the version of the host: promote host <version>.');
  await changeLive(makeHostLive(version), context);
}

async function runCanary(command: CanaryCommand, context: ReleaseContext): Promise<void> {
  const { name, percent, version, guard } = command;
  const print = context.print ?? printLines;
  // Before anything changes: without the error service there is nothing to watch with.
  const service = guard && errorService(process.env);
  if (guard !== undefined) print(credentialWarnings(context.store, process.env));
  const start = startCanary(percent, { version, again: context.force });
  const started = canaryOf((await changeReleases(name, start, context)).microFrontends[name] ?? []);
  if (guard === undefined || service === undefined || started === null || context.dryRun) return;
  await guardCanary(name, started, guard, {
    store: context.store,
    readSessions: readSessions(service),
    print: (line) => printLines([line]),
    wait: (milliseconds) => setTimeout(milliseconds),
    now: () => new Date(),
  });
}

async function status(name: string | undefined, context: ReleaseContext): Promise<void> {
  const { store, trust, print = printLines } = context;
  const [registry, live] = [await readRegistry(store), await liveOf(store)];
  const { origins, refusals } = await readOrigins(store, registry, live, { only: name, trust });
  print(describeStatus(registry, live, name, origins));
  if (refusals.length > 0) print(['', 'Not as it was signed (release repair --verify):', ...refusals]);
  const stale = [...(await findStaleShards(store)).map(describeStaleShard), ...(await staleDocuments(store))];
  if (stale.length > 0)
    print([
      '',
      'A change is in progress, or was interrupted (release repair finishes it). Out of date:',
      ...stale,
    ]);
}

/** The commands that can change what visitors get. */
const CHANGES_PAGES: readonly ReleaseCommand['kind'][] = ['publish', 'promote', 'rollback'];

/** Runs a command, lets rendered pages follow, and prints what it changed. @throws {ReleaseError} */
export async function runCommand(request: ReleaseRequest, context: ReleaseContext): Promise<void> {
  const { command, portal, noPages } = request;
  if (noPages === true || !CHANGES_PAGES.includes(command.kind)) return runOnly(request, context);
  const checkPlan = (plan: ReleaseStore) => checkPages(portal, context, plan);
  // A rollback must not wait for pages: visitors have a problem now.
  await runOnly(request, command.kind === 'rollback' ? context : { ...context, checkPlan });
  await followChange(portal, context);
}

async function runOnly(request: ReleaseRequest, context: ReleaseContext): Promise<void> {
  const { command } = request;
  const { print = printLines } = context;
  switch (command.kind) {
    case 'publish':
      return publish(command, context);
    case 'promote':
      return promotePart(command.name, command.version, context);
    case 'canary':
      return runCanary(command, context);
    case 'rollback':
      return command.name === HOST
        ? rollBackLive(context)
        : changeRemote(command.name, rollbackOnce(), context);
    case 'retire':
      return changeRemote(command.name, retire(command.version), context);
    case 'purge':
      return purgeRelease(command.name, command.version, context);
    case 'gc':
      return removeUnused(command.olderThan, context);
    case 'status':
      await status(command.name, context);
      if (command.healthDays !== undefined)
        await printHealth(context.store, command.name, command.healthDays, print);
      return;
    case 'pages':
      return derivePages(request.portal ?? '', context);
    case 'pages-apply':
      return applyFolder(command.folder, request.portal, context);
    case 'pages-render':
    case 'doctor':
      throw new Error(`${command.kind} changes no store`);
    case 'policy':
      return print(describePolicy(command, context.store.location));
    case 'repair':
      return repair(command, context);
  }
}
