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

/** What hot reload adds to the content security policy, by directive. */
const hotReloadSources = ({
  host,
  remotes,
}: DevBuilds): readonly (readonly [directive: string, sources: readonly string[]])[] => [
  // Each remote and its updates come from a server of their own.
  ['script-src', remotes],
  // The list of changed chunks, and the sockets that announce it.
  ['connect-src', [...remotes, ...[...host, ...remotes].map(socketOf)]],
  ['trusted-types', host.length === 0 ? [] : [ERROR_PANEL_POLICY]],
];

/** The headers of a released document, with what hot reload needs. */
export function allowHotReload(
  headers: Readonly<Record<string, string>>,
  builds: DevBuilds,
): Record<string, string> {
  const policy = hotReloadSources(builds).reduce(
    (open, [directive, sources]) => addSources(open, directive, sources),
    parsePolicy(headers[POLICY] ?? ''),
  );
  return { ...headers, [POLICY]: formatPolicy(policy) };
}
