import { accountServiceUrl, SESSION_PATH } from '@portal/config';
import type { RegistryShard } from '@portal/contract';
import { preloadOnce } from '@portal/query/preload';
import { storedOverrides } from '../overrides/stored';
import type { BootConfig } from './boot-config';
import { CALL_SCRIPTS, type HostScripts, TAKEOVER_SCRIPTS } from './boot-requests';
import { pageFiles } from './preload';
import { preloadContent } from './preload-content';
import { preloadChunk, preloadScript } from './preload-script';

/** What the inline script knows of the page before any response has arrived. */
interface BootPage {
  readonly path: string;
  readonly visitor: string;
  readonly scripts: HostScripts;
  /** Settles once the allowed script origins are known. */
  readonly trusted: Promise<unknown>;
}

/** Parses a clone of the response; null on failure. The shell reads the original and reports the error. */
export const readJsonClone = <T>(pending: Promise<Response>): Promise<T | null> =>
  pending
    .then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null))
    .catch(() => null);

/** Preloads the scripts of the page's remotes, except remotes with an override, because the page loads another build. */
export async function preloadCode(
  { path, visitor, scripts, trusted }: BootPage,
  shard: Promise<RegistryShard | null>,
): Promise<void> {
  const found = await shard;
  if (found === null) return;
  const files = pageFiles(found, path, visitor, scripts, storedOverrides() ?? '');
  const hostFiles = Object.values(scripts).flat();
  // First, because preloads of a remote whose server hangs may hold all connections that a browser opens to a host.
  for (const file of files.filter((one) => hostFiles.includes(one))) preloadChunk(file);
  for (const file of files.filter((one) => !hostFiles.includes(one))) preloadScript(file, trusted);
}

/** Requests the session. The pages of a signed-in user send requests at once, so their scripts are preloaded. */
export async function preloadSession(
  { scripts }: BootPage,
  config: Promise<BootConfig | null>,
): Promise<void> {
  const { accountHost } = (await config) ?? {};
  if (accountHost === undefined) return;
  const response = preloadOnce(accountServiceUrl({ accountHost }, SESSION_PATH), { credentials: 'include' });
  const body = response && (await readJsonClone<{ readonly user?: unknown }>(response));
  if (body?.user) for (const file of scripts[CALL_SCRIPTS] ?? []) preloadChunk(file);
}

/** Preloads what a page needs of the host: its own script, and those that take a rendered page over. */
export function preloadHost({ path, scripts }: BootPage): void {
  const isRendered = document.documentElement.dataset.content !== undefined;
  for (const key of isRendered ? [path, TAKEOVER_SCRIPTS] : [path])
    for (const file of scripts[key] ?? []) preloadChunk(file);
}

/** Requests the content that the page was rendered from. */
export async function preloadPageContent(config: Promise<BootConfig | null>): Promise<void> {
  const { content } = (await config) ?? {};
  if (content !== undefined) preloadContent(content);
}
