import { type PagesReport, publishPages } from '@portal/federation/pages';
import { ReleaseError } from '@portal/federation/release';
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
    ...failed.map(({ path, reason }) => `${path} stays as it was: ${reason.split('\n', 1)[0]}`),
  ];
}

/** Derives the public pages of a portal and prints what became of them. @throws {ReleaseError} if some are not up to date. */
export async function derivePages(portal: string, { store }: ReleaseContext): Promise<void> {
  const { origin } = new URL(portal);
  const report = await publishPages(store, {
    portal: origin,
    config: await fetchConfig(origin),
    now: new Date(),
  });
  print(describePages(report));
  const left = report.failed.length + report.lost.length;
  if (left > 0) throw new ReleaseError(`${left} pages are not up to date`);
}

/** Folder of the records of rendered pages. A store without it has none. */
const RECORDS = '.pages';

/**
 * After a change of what visitors get: derives the pages again, if the store has some. Without the portal's address it
 * only says that they are out of date.
 * @throws {ReleaseError} if some are not up to date; the change itself is done.
 */
export async function followChange(portal: string | undefined, context: ReleaseContext): Promise<void> {
  const { store, dryRun } = context;
  const found = [...(await store.folders(RECORDS)), ...(await store.list(RECORDS))];
  if (found.length === 0 || dryRun) return;
  if (portal !== undefined) await derivePages(portal, context);
  else print(['The rendered pages are out of date: release pages --portal <address> renders them again.']);
}
