import { describeProblem, type Problem, validate } from '@portal/contract/validation';
import { trimTrailingSlash } from './addresses';
import { fetchTwice } from './fetch-whole';
import { configSchema, type PortalConfig } from './schema';

/** URL of the configuration document. */
export const CONFIG_URL = '/portal.config.json';

/**
 * `/portal.config.json` could not be fetched or is invalid; carries every problem found: the path of a field, and
 * the reason. CFG-2.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super(problems.map((problem) => describeProblem(problem)).join('; '), options);
  }
}

const configError = (reason: string, cause?: unknown) => new ConfigError([{ path: '', reason }], { cause });

/**
 * Validates a decoded configuration document.
 * @throws {ConfigError} naming every wrong field and the reason.
 */
export function parseConfig(json: unknown): PortalConfig {
  const result = validate(configSchema, json);
  if (result.ok) return result.output;
  throw new ConfigError(result.problems);
}

let current: PortalConfig | undefined;

/** The configuration of this page load. @throws if it was not loaded yet. */
export function getConfig(): PortalConfig {
  if (current === undefined) throw new Error('The configuration was read before it was loaded');
  return current;
}

/** Stores the configuration. {@link loadConfig} calls it; tests call it directly. */
export function setConfig(config: PortalConfig): PortalConfig {
  current = config;
  return config;
}

/**
 * Fetches, validates and stores the configuration.
 * @param preloaded the response, if it was requested before this code loaded. Default: a new request.
 * @throws {ConfigError} if it cannot be fetched, is not JSON or has a wrong field.
 */
export async function loadConfig(preloaded?: Promise<Response>): Promise<PortalConfig> {
  const response = await (preloaded ?? fetchTwice(CONFIG_URL)).catch((cause) => {
    throw configError('could not be fetched', cause);
  });
  if (!response.ok) throw configError(`could not be fetched: the server answered ${response.status}`);
  const json: unknown = await response.json().catch((cause) => {
    throw configError('is not valid JSON', cause);
  });
  return setConfig(parseConfig(json));
}

/** The fields that the document's inline script reads before the configuration has been validated. CFG-4. */
interface ScriptSettings {
  readonly tracking: { readonly scriptUrl?: string | null | undefined };
  readonly remoteOrigins?: readonly string[] | null;
}

/** Origins of scripts, in addition to the portal's own: those of remotes, and the tracker's. */
export const scriptOrigins = ({ remoteOrigins, tracking }: ScriptSettings): readonly string[] => [
  ...(remoteOrigins ?? []).map(trimTrailingSlash),
  ...(tracking.scriptUrl ? [new URL(tracking.scriptUrl, window.location.href).origin] : []),
];

// The document's inline script and the API calls request the URLs below. Both must build the same URL, or the
// preloaded response is not found and the request is sent twice.

/** URL of a page or call of the account service. */
export const accountServiceUrl = ({ accountHost }: Pick<PortalConfig, 'accountHost'>, path: string): string =>
  `${accountHost}${path}`;

/** Path of the session call. CALL-1. */
export const SESSION_PATH = '/session';

/** Name of the channel on which tabs tell each other that the session has changed. SES-18. */
export const SESSION_CHANNEL = 'portal-session';

/**
 * URL of a content file in the contents API. CALL-17.
 * @param path below `content-data/`.
 */
export function contentUrl(
  { apiBase, repository }: Pick<PortalConfig['content'], 'apiBase' | 'repository'>,
  path: string,
  ref: string,
): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${apiBase}/repos/${repository}/contents/content-data/${encoded}?ref=${ref}`;
}
