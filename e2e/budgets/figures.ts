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
  { address: '/start', remotes: ['mfe-account'], requests: 16, scripts: 168, total: 190 },
  { address: '/cae/eda/downloads/latest', remotes: ['mfe-cae'], requests: 21, scripts: 190, total: 215 },
  {
    address: '/hoops/communicator/downloads/latest',
    remotes: ['mfe-hoops'],
    requests: 22,
    scripts: 190,
    total: 228,
  },
  { address: '/toolkits/realdwg', remotes: ['mfe-partner-oem'], requests: 20, scripts: 192, total: 216 },
  {
    address: '/platform-products/autocad_oem/downloads/latest',
    remotes: ['mfe-partner-oem'],
    requests: 28,
    scripts: 284,
    total: 340,
  },
  { address: '/hoops/exchange/trial', remotes: ['mfe-account'], requests: 19, scripts: 192, total: 220 },
];
