/**
 * The inline script of the document. It runs before anything else has been asked for, so it is kept
 * small: it asks for what would otherwise wait for code to come (configuration, registry, session,
 * content), and preloads the scripts of the page's remote.
 */
import { preloadOnce } from '@portal/api/preload';
import {
  accountAddress,
  CONFIG_URL,
  fetchTwice,
  isSafeUrl,
  type PortalConfig,
  SESSION_PATH,
  scriptOrigins,
} from '@portal/config';
import { firstSegment, type RegistryShard } from '@portal/contract';
import { storedOverrides } from '../overrides/stored';
import { CALL_SCRIPTS } from './boot-requests';
import { pageContent, pageFiles } from './preload';
import { preloadContent } from './preload-content';
import { preloadScript } from './preload-script';
import { allowScriptOrigins, installTrustedTypes } from './trusted-types';
import { visitorId } from './visitor';

/** A copy of an answer's JSON, or nothing: what is wrong with it is the shell's to tell. */
const readJsonClone = <T>(answer: Promise<Response>): Promise<T | null> =>
  answer.then((response) => (response.ok ? (response.clone().json() as Promise<T>) : null)).catch(() => null);

/** Starts the page's requests. */
export function boot(): void {
  installTrustedTypes();
  const path = window.location.pathname;
  const segment = firstSegment(path);
  const get = (url: string) => fetchTwice(url, { priority: 'high' });
  const shard = get(`/registry/${encodeURIComponent(segment)}.json`);
  const config = get(CONFIG_URL);
  const settings = readJsonClone<PortalConfig>(config);
  const trusted = settings
    .then((found) => found && allowScriptOrigins(scriptOrigins(found)))
    .catch(() => undefined);
  // Whoever has the configuration can load what it allows.
  const trustedConfig = trusted.then(() => config);
  window.portalBoot = { segment, shard, config: trustedConfig, trust: allowScriptOrigins };
  const known = readJsonClone<RegistryShard>(shard);
  const visitor = visitorId();
  const overridden = storedOverrides() ?? '';
  const scripts = window.portalScripts ?? {};
  const own = Object.values(scripts).flat();
  const code = known.then((found) => {
    if (found === null) return;
    // What a developer has put another build in the place of is not asked for.
    for (const file of pageFiles(found, path, visitor, scripts, overridden))
      preloadScript(file, trusted, own.includes(file));
  });
  const session = settings.then(async (found) => {
    // Before the shell has refused a configuration, nobody is asked whom it must not name.
    if (found === null || !isSafeUrl(found.accountHost)) return;
    const answer = preloadOnce(accountAddress(found, SESSION_PATH), { credentials: 'include' });
    const somebody = answer && (await readJsonClone<{ readonly user?: unknown }>(answer));
    // The pages of somebody who is signed in make calls at once.
    if (somebody?.user) for (const file of scripts[CALL_SCRIPTS] ?? []) preloadScript(file, trusted, true);
  });
  const content = Promise.all([known, settings]).then(async ([found, configured]) => {
    if (found === null || configured === null || !isSafeUrl(configured.content.apiBase)) return;
    await preloadContent(configured.content, pageContent(found, path, visitor), preloadOnce);
  });
  // Nothing is checked here, so anything may be missing; the shell checks the same answers and tells.
  Promise.all([code, session, content, trustedConfig]).catch(() => undefined);
}
