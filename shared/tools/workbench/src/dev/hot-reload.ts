import { addSources, formatPolicy, parsePolicy } from '@portal/document/policy';

const POLICY = 'content-security-policy';

/** The builds that run in a page of the dev server. */
export interface DevBuilds {
  /** Origins under which the host's dev server serves its pages; none if the host is a released one. */
  readonly host: readonly string[];
  /** Origins of the remotes' dev servers. */
  readonly remotes: readonly string[];
}

/** Name of the Trusted Types policy of the host's panel of build errors. The remotes' panel needs none. */
export const ERROR_PANEL_POLICY = 'webpack-dev-server#host';

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** The headers of a released document, with what hot reload adds to the content security policy. */
export function allowHotReload(headers: Readonly<Record<string, string>>, { host, remotes }: DevBuilds) {
  let policy = parsePolicy(headers[POLICY] ?? '');
  // Each remote and its updates come from a server of their own.
  policy = addSources(policy, 'script-src', remotes);
  // The list of changed chunks, and the sockets that announce it.
  policy = addSources(policy, 'connect-src', [...remotes, ...[...host, ...remotes].map(socketOf)]);
  policy = addSources(policy, 'trusted-types', host.length === 0 ? [] : [ERROR_PANEL_POLICY]);
  return { ...headers, [POLICY]: formatPolicy(policy) };
}
