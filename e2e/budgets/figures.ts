/**
 * What a page may cost a first-time visitor: brotli over the wire, until its content stands there, without
 * error reporting, which comes after. The ceilings are a little above the figures of the day they were set;
 * raise one only for a reason that is worth it to every visitor.
 */
export interface Budget {
  readonly address: string;
  /** Whose code it is; nobody else's may come. */
  readonly remotes: readonly string[];
  /** Requests of every kind, the document included. */
  readonly requests: number;
  /** Kilobytes of scripts. */
  readonly scripts: number;
  /** Kilobytes of everything. */
  readonly total: number;
}

export const budgets: readonly Budget[] = [
  { address: '/start', remotes: ['mfe-account'], requests: 12, scripts: 158, total: 175 },
  { address: '/cae/eda/downloads/latest', remotes: ['mfe-cae'], requests: 15, scripts: 175, total: 198 },
  {
    address: '/hoops/communicator/downloads/latest',
    remotes: ['mfe-hoops'],
    requests: 16,
    scripts: 176,
    total: 211,
  },
  { address: '/toolkits/realdwg', remotes: ['mfe-partner-oem'], requests: 14, scripts: 177, total: 199 },
  {
    address: '/platform-products/autocad_oem/downloads/latest',
    remotes: ['mfe-partner-oem'],
    requests: 22,
    scripts: 266,
    total: 318,
  },
  { address: '/hoops/exchange/trial', remotes: ['mfe-account'], requests: 13, scripts: 176, total: 203 },
];
