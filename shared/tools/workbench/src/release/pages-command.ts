import { resolve } from 'node:path';
import { printable, printableAddress } from '@portal/contract';
import {
  HOST,
  ReleaseError,
  type ReleaseStore,
  readLiveHost,
  readVersion,
  requestFailure,
  trustRefusals,
} from '@portal/releases';
import type { PageList, PagesOptions, PagesReport } from '@portal/rendered-pages';
import type { Command } from 'commander';
import { type CommandContext, liveOf, type ReleaseContext } from './change';
import type { ReleaseCommand } from './request';

const PAGES_HELP = `
With a pipeline, in two jobs: "render" runs the code of releases, needs no credentials, and writes a folder. "apply" has
the credentials, runs no code of a release, checks each document of the folder and writes it.`;

const requirePortal = (command: Command, what: string): string =>
  command.optsWithGlobals<{ readonly portal?: string }>().portal ??
  command.error(`error: ${what} needs --portal, the address of the portal`);

/** Defines the commands of rendered pages. PAGES-7, PAGES-16. */
export function definePages(program: Command, done: (command: ReleaseCommand) => void): void {
  const pages = program
    .command('pages')
    .description(
      'render what changed of the public pages, and write it; --portal says which portal they belong to',
    )
    .addHelpText('after', PAGES_HELP)
    .action((_: unknown, command: Command) =>
      done({ kind: 'pages', portal: requirePortal(command, 'pages') }),
    );
  pages
    .command('render')
    .description('only render them, to a folder')
    .requiredOption('--out <folder>', 'folder to write; an earlier one of the same kind is replaced')
    .action(({ out }: { readonly out: string }, command: Command) =>
      done({ kind: 'pages-render', portal: requirePortal(command, 'pages render'), out }),
    );
  pages
    .command('apply <folder>')
    .description(
      'check the pages of a folder, and write them (--portal: default the one that the store has pages of)',
    )
    .action((folder: string) => done({ kind: 'pages-apply', folder }));
}

/** Imported on demand: most stores have no rendered pages, and the others need a DOM. */
const renderedPages = () => import('@portal/rendered-pages');

/** Whether a store has rendered pages. */
export const hasPages = async (store: ReleaseStore): Promise<boolean> =>
  (await renderedPages()).hasPages(store);

const CONFIG_PATH = '/portal.config.json';

/** Time that the portal may take for an answer. Unit: milliseconds. */
const TIMEOUT_MS = 30_000;

/** @throws {ReleaseError} if the portal does not answer, not to the end, or with an error. */
async function fetchFrom(portal: string, path: string) {
  const url = new URL(path, portal);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { response, text } = await fetch(url, { redirect: 'error', signal })
    .then(async (received) => ({ response: received, text: await received.text() }))
    .catch((cause: unknown) => {
      throw new ReleaseError(`${url} could not be fetched: ${requestFailure(cause)}`, { cause });
    });
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}`);
  return { headers: response.headers, text };
}

/** The origins of images that the policy of the portal's documents allows, the operator's own included. */
async function fetchImageOrigins(portal: string): Promise<string[]> {
  const { headers } = await fetchFrom(portal, '/index.html');
  const [, sources = ''] =
    /(?:^|;)\s*img-src\s+([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return sources.split(/\s+/).filter((source) => /^https?:\/\//.test(source));
}

/** Characters of a reason that are printed: its first line. */
const MAX_PRINTED = 500;

const firstLine = (text: string): string => printable(text.split('\n', 1)[0] ?? '', MAX_PRINTED);

const describeFailed = (failed: PagesReport['failed']): string[] =>
  failed.map(({ path, reason }) => `${printableAddress(path)} stays as it was: ${firstLine(reason)}`);

/** What became of the pages, one line each; `lost` and `failed` need another run. */
function describePages({ rendered, fresh, none, failed, lost }: PagesReport): string[] {
  return [
    `${rendered.length} pages rendered, ${fresh} up to date, ${none.length} without content.`,
    ...lost.map(
      (path) => `${printableAddress(path)} was changed by another publisher meanwhile; run the command again`,
    ),
    ...describeFailed(failed),
  ];
}

/** What a folder says of the pages. Another command applies it, and fails for those that failed. */
function describeFolder({ pages, failed }: PageList, folder: string): string[] {
  const count = (kind: PageList['pages'][number]['kind']) =>
    pages.filter((page) => page.kind === kind).length;
  const failedPages = pages.flatMap((page) => (page.kind === 'failed' ? [page] : []));
  return [
    `${count('page')} pages rendered to ${folder}, ${count('fresh')} up to date, ${count('none') + count('gone')} without content.`,
    ...describeFailed([...failed, ...failedPages]),
  ];
}

/** What pages are rendered with. @param portal any address of the portal. */
async function optionsFor(
  portal: string,
  { trust, unconfined }: Pick<CommandContext, 'trust' | 'unconfined'>,
): Promise<PagesOptions> {
  const { origin } = new URL(portal);
  const [config, images] = await Promise.all([fetchFrom(origin, CONFIG_PATH), fetchImageOrigins(origin)]);
  return { portal: origin, config: config.text, images, now: new Date(), trust, unconfined };
}

/** Derives the public pages of a portal and prints what became of them. @throws {ReleaseError} if some are not up to date. */
export async function derivePages(portal: string, context: ReleaseContext): Promise<void> {
  const { publishPages } = await renderedPages();
  printReport(await publishPages(context.store, await optionsFor(portal, context)), context);
}

/** @throws {ReleaseError} if some pages are not up to date. */
function printReport(report: PagesReport, { print }: ReleaseContext): void {
  print(describePages(report));
  const left = report.failed.length + report.lost.length;
  if (left > 0) throw new ReleaseError(`${left} pages are not up to date`);
}

/**
 * Renders the public pages of a portal, which it reads over HTTP, to a folder. A page that cannot be rendered is printed
 * and stated in the folder, so that applying it fails for this page alone. PAGES-16, PAGES-17.
 * @param out folder to write.
 * @throws {ReleaseError}
 */
export async function renderPages(portal: string, out: string, context: CommandContext): Promise<void> {
  const { portalReader, renderFolder } = await renderedPages();
  const options = await optionsFor(portal, context);
  const reader = await portalReader(options.portal, options.config, options.trust);
  const list = await renderFolder(resolve(context.directory, out), reader, options);
  context.print(describeFolder(list, out));
}

/**
 * Checks the pages of a folder and writes them, without running code of a release. Without the portal's address, those
 * of the portal whose pages the store has. PAGES-16.
 * @throws {ReleaseError} if some pages are not up to date.
 */
export async function applyFolder(folder: string, context: ReleaseContext): Promise<void> {
  const { store, directory, portal } = context;
  const { applyPages, portalOf } = await renderedPages();
  const address = portal ?? (await portalOf(store));
  if (address === undefined)
    throw new ReleaseError(`${store.location} has no pages yet: say with --portal which portal it is of`);
  const options = await optionsFor(address, context);
  printReport(await applyPages(resolve(directory, folder), store, options), context);
}

/**
 * Renders the pages that a change would show, before anything is changed. Without the portal's address, and in a store
 * without rendered pages, nothing is rendered. PAGES-11.
 * @param plan a dry run of the store, after the change.
 * @throws {ReleaseError} naming each page that could not be rendered any more, and why.
 */
export async function checkPages(context: ReleaseContext, plan: ReleaseStore): Promise<void> {
  const { store, portal } = context;
  if (portal === undefined || !(await hasPages(store))) return;
  const { findUnrenderable } = await renderedPages();
  const failed = await findUnrenderable(store, plan, await optionsFor(portal, context));
  if (failed.length === 0) return;
  const lines = failed.map(({ path, reason }) => `${path}: ${firstLine(reason)}`);
  throw new ReleaseError(
    `These pages could not be rendered, so nothing was changed (--force overrides this):\n${lines.join('\n')}`,
  );
}

/**
 * After a change of what visitors get: derives the pages again, if the store has some. Without the portal's address it
 * only says that they may be out of date: a repeated command, or one that takes a canary back, changes no default.
 * @throws {ReleaseError} if some are not up to date; the change itself is done.
 */
export async function followChange(context: ReleaseContext): Promise<void> {
  const { store, portal, dryRun, print } = context;
  if (dryRun || !(await hasPages(store))) return;
  if (portal !== undefined) await derivePages(portal, context);
  else
    print(['The rendered pages may be out of date: release pages --portal <address> renders what changed.']);
}

/**
 * Takes back the rendered pages of hosts that are no longer live: most visits are to them. PAGES-23.
 * @param versions of the hosts; the live one is left out.
 */
export async function withdrawPagesOf(versions: readonly string[], { store, print }: ReleaseContext) {
  const { withdrawPages } = await renderedPages();
  const count = await withdrawPages(store, versions, new Date());
  const hosts = versions.length === 1 ? `host ${versions[0]}` : 'earlier hosts';
  if (count > 0)
    print([
      `${count} rendered pages of ${hosts} were taken back; browsers draw them until release pages has rendered them again.`,
    ]);
}

/**
 * Takes back the rendered pages of the hosts before the live one that accept what it has withdrawn, such as a revoked key:
 * their documents say what runs, and stay where a page cannot be rendered again. PAGES-23.
 */
export async function withdrawUntrusted(context: ReleaseContext): Promise<void> {
  const { store } = context;
  const [record, host] = [await liveOf(store), await readLiveHost(store)];
  const { trust } = host ?? {};
  if (record === null || trust === undefined) return;
  const earlier = [...new Set(record.before)];
  const stored = await Promise.all(earlier.map((version) => readVersion(store, HOST, version)));
  const untrusted = stored.flatMap((release) =>
    release.kind === 'complete' &&
    release.manifest.kind === 'host' &&
    trustRefusals(release.manifest, [trust]).length > 0
      ? [release.manifest.version]
      : [],
  );
  if (untrusted.length > 0) await withdrawPagesOf(untrusted, context);
}
