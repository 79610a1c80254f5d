/**
 * The inline script of the document. It requests what would otherwise wait for code to load
 * (configuration, shard, session, content), and preloads the scripts of the page's remote. It runs before
 * every other request, so it must stay small.
 */
import { preloadOnce } from '@portal/api/preload';
import {
  accountServiceUrl,
  CONFIG_URL,
  fetchTwice,
  isSafeUrl,
  type PortalConfig,
  SESSION_PATH,
  scriptOrigins,
  trimTrailingSlash,
} from '@portal/config';
import { firstSegment, type RegistryShard } from '@portal/contract';
import { storedOverrides } from '../overrides/stored';
import { CALL_SCRIPTS } from './boot-requests';
import { pageContent, pageFiles } from './preload';
import { preloadContent } from './preload-content';
import { preloadScript } from './preload-script';
import { allowScriptOrigins, installTrustedTypes } from './trusted-types';
import { visitorId } from './visitor';

/** Parses a clone of the response; null on failure. The shell reports the error. */
const readJsonClone = <T>(pending: Promise<Response>): Promise<T | null> =>
  pending
    .then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null))
    .catch(() => null);

/** Starts the page's requests. */
export function boot(): void {
  installTrustedTypes();
  const path = window.location.pathname;
  const segment = firstSegment(path);
  const fetchFirst = (url: string) => fetchTwice(url, { priority: 'high' });
  const shard = fetchFirst(`/registry/${encodeURIComponent(segment)}.json`);
  const config = fetchFirst(CONFIG_URL);
  const parsedConfig = readJsonClone<PortalConfig>(config);
  const trusted = parsedConfig
    .then((found) => found && allowScriptOrigins(scriptOrigins(found)))
    .catch(() => undefined);
  // Resolves once the configured script origins are trusted.
  const trustedConfig = trusted.then(() => config);
  window.portalBoot = { segment, shard, config: trustedConfig, trust: allowScriptOrigins };
  const parsedShard = readJsonClone<RegistryShard>(shard);
  const visitor = visitorId();
  const overridden = storedOverrides() ?? '';
  const scripts = window.portalScripts ?? {};
  const hostFiles = Object.values(scripts).flat();
  const code = parsedShard.then((found) => {
    if (found === null) return;
    // Skips remotes with an override, because the page loads another build.
    for (const file of pageFiles(found, path, visitor, scripts, overridden))
      preloadScript(file, trusted, hostFiles.includes(file));
  });
  const session = parsedConfig.then(async (found) => {
    // The shell has not validated the configuration yet, so an unsafe URL must not be requested.
    if (found === null || !isSafeUrl(found.accountHost)) return;
    const response = preloadOnce(
      accountServiceUrl({ accountHost: trimTrailingSlash(found.accountHost) }, SESSION_PATH),
      { credentials: 'include' },
    );
    const body = response && (await readJsonClone<{ readonly user?: unknown }>(response));
    // The pages of a signed-in user send requests at once.
    if (body?.user) for (const file of scripts[CALL_SCRIPTS] ?? []) preloadScript(file, trusted, true);
  });
  const content = Promise.all([parsedShard, parsedConfig]).then(async ([found, settings]) => {
    if (found === null || settings === null || !isSafeUrl(settings.content.apiBase)) return;
    const apiBase = trimTrailingSlash(settings.content.apiBase);
    await preloadContent({ ...settings.content, apiBase }, pageContent(found, path, visitor), preloadOnce);
  });
  // Nothing is validated here, so any field may be missing. The shell validates the same responses and reports errors.
  Promise.all([code, session, content, trustedConfig]).catch(() => undefined);
}
