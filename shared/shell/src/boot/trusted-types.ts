import { allowedAddress } from '@portal/config';

export interface TrustedTypesRules {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string | null;
}

interface GuardedWindow extends WindowOrWorkerGlobalScope {
  /** Trusted Types, in browsers that have them. */
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypesRules): unknown };
}

const origins: string[] = [];

/** Lets scripts come from more origins than the portal's own. */
export const allowScriptOrigins = (more: readonly string[]): unknown => origins.push(...more);

/**
 * What becomes of a string that is assigned to a sink such as `innerHTML` or a script's `src`, wherever
 * that happens: webpack's chunks, the entries of remotes, the tracker and antd's styles all pass here.
 * A text without `<` makes no element (antd sets its styles so), and no string at all is run as a script.
 * The document's policy lets nobody make another policy but the sanitizer.
 */
export const installTrustedTypes = ({ trustedTypes }: GuardedWindow = window): unknown =>
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => allowedAddress(url, origins) && url,
  });
