import { ReleaseError, type ReleaseStore, workspaceTrust } from '@portal/releases';
import {
  findUnrenderable,
  hasPages,
  type PagesOptions,
  type PagesReport,
  publishPages,
} from '@portal/rendered-pages';
import { print, type ReleaseContext } from './context';

const CONFIG_PATH = '/portal.config.json';

/** Fetches the text of a portal's configuration. @throws {ReleaseError} */
async function fetchConfig(portal: string): Promise<string> {
  const url = new URL(CONFIG_PATH, portal);
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ReleaseError(`${url} could not be fetched`, { cause });
  });
  if (!response.ok) throw new ReleaseError(`${url} answered ${response.status}`);
  return response.text();
}

/** What became of the pages, one line each; `lost` and `failed` need another run. */
function describePages({ rendered, fresh, none, failed, lost }: PagesReport): string[] {
  return [
    `${rendered.length} pages rendered, ${fresh} up to date, ${none.length} without content.`,
    ...lost.map((path) => `${path} was changed by another publisher meanwhile; run the command again`),
    ...failed.map(({ path, reason }) => `${path} stays as it was: ${firstLine(reason)}`),
  ];
}

/** What pages are rendered with. @param portal any address of the portal. */
async function optionsFor(portal: string, unconfined = false): Promise<PagesOptions> {
  const { origin } = new URL(portal);
  return {
    portal: origin,
    config: await fetchConfig(origin),
    now: new Date(),
    trust: await workspaceTrust(),
    unconfined,
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Derives the public pages of a portal and prints what became of them. @throws {ReleaseError} if some are not up to date. */
export async function derivePages(portal: string, { store, unconfined }: ReleaseContext): Promise<void> {
  const report = await publishPages(store, await optionsFor(portal, unconfined));
  print(describePages(report));
  const left = report.failed.length + report.lost.length;
  if (left > 0) throw new ReleaseError(`${left} pages are not up to date`);
}

/**
 * Renders the pages that a change would show, before anything is changed. Without the portal's address, and in a store
 * without rendered pages, nothing is rendered. PAGES-11.
 * @param plan a dry run of the store, after the change.
 * @throws {ReleaseError} naming each page that could not be rendered any more, and why.
 */
export async function checkPages(
  portal: string | undefined,
  { store, unconfined }: Pick<ReleaseContext, 'store' | 'unconfined'>,
  plan: ReleaseStore,
): Promise<void> {
  if (portal === undefined || !(await hasPages(store))) return;
  const failed = await findUnrenderable(store, plan, await optionsFor(portal, unconfined));
  if (failed.length === 0) return;
  const lines = failed.map(({ path, reason }) => `${path}: ${firstLine(reason)}`);
  throw new ReleaseError(
    `These pages could not be rendered, so nothing was changed (--force overrides this):\n${lines.join('\n')}`,
  );
}

/**
 * After a change of what visitors get: derives the pages again, if the store has some. Without the portal's address it
 * only says that they are out of date.
 * @throws {ReleaseError} if some are not up to date; the change itself is done.
 */
export async function followChange(portal: string | undefined, context: ReleaseContext): Promise<void> {
  const { store, dryRun } = context;
  if (dryRun || !(await hasPages(store))) return;
  if (portal !== undefined) await derivePages(portal, context);
  else print(['The rendered pages are out of date: release pages --portal <address> renders them again.']);
}
