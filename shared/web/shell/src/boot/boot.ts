/**
 * The inline script that starts the page. It requests what would otherwise wait for code to load
 * (configuration, shard, session, content), and preloads the scripts of the page's remote. It runs before
 * every other request, so it must stay small. In a rendered page it stands after the content, which needs none of it.
 */
import { CONFIG_URL, fetchTwice, type PortalConfig } from '@portal/config';
import { firstSegment, type RegistryShard } from '@portal/contract';
import { keepPreload } from '@portal/query/preload';
import { readBootConfig } from './boot-config';
import { shardUrl } from './boot-requests';
import { preloadCode, preloadHost, preloadPageContent, preloadSession, readJsonClone } from './preload-page';
import { allowScriptOrigins, installTrustedTypes } from './trusted-types';
import { visitorId } from './visitor';

export { startAfterPaint } from './start-after-paint';

/** Starts the page's requests. */
export function boot(): void {
  installTrustedTypes();
  const path = window.location.pathname;
  const fetchFirst = (url: string) => fetchTwice(url, { priority: 'high' });
  const shardAddress = shardUrl(firstSegment(path));
  const shardResponse = keepPreload(shardAddress, fetchFirst(shardAddress), Number.POSITIVE_INFINITY);
  const configResponse = fetchFirst(CONFIG_URL);
  const shard = readJsonClone<RegistryShard>(shardResponse);
  const config = readJsonClone<PortalConfig>(configResponse)
    .then((found) => found && readBootConfig(found))
    .catch(() => null);
  const trusted = config.then((found) => found && allowScriptOrigins(found.scriptOrigins));
  // Resolves once the configured script origins are trusted.
  const trustedConfig = keepPreload(
    CONFIG_URL,
    trusted.then(() => configResponse),
    Number.POSITIVE_INFINITY,
  );
  window.portalBoot = { trust: allowScriptOrigins };
  const page = { path, visitor: visitorId(), scripts: window.portalScripts ?? {}, trusted };
  preloadHost(page);
  // Nothing is validated here, so any field may be missing. The shell validates the same responses and reports errors.
  Promise.all([
    preloadCode(page, shard),
    preloadSession(page, config),
    preloadPageContent(config),
    trustedConfig,
  ]).catch(() => undefined);
}
