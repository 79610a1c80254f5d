import { toAllowedUrl } from '@portal/config';

export interface TrustedTypesRules {
  createHTML(text: string): string | null;
  createScriptURL(url: string, type?: string, sink?: string): string | null;
}

interface TrustedTypesWindow extends WindowOrWorkerGlobalScope {
  /** Absent in browsers without Trusted Types. */
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): unknown };
}

const origins: string[] = [];

/** Allows scripts from `more` origins, in addition to the portal's own. */
export const allowScriptOrigins = (more: readonly string[]): unknown => origins.push(...more);

/**
 * Installs the default Trusted Types policy. It checks each string that is assigned to a sink such as
 * `innerHTML` or a script's `src`: webpack's chunks, entries of remotes, the tracker and antd's styles.
 * HTML without `<` is allowed, because it creates no element and antd sets its styles this way. No string
 * runs as a script. A worker's code may be a data: URL, which gets an origin of its own; the content security policy
 * allows no other worker (CSP-2), and one other policy, the sanitizer's.
 */
export const installTrustedTypes = ({ trustedTypes }: TrustedTypesWindow = window): unknown =>
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url, _, sink) =>
      sink === 'Worker constructor' && url.startsWith('data:') ? url : toAllowedUrl(url, origins) && url,
  });
