/**
 * Upper limits of a page load with an empty cache, until the content is shown. Sizes are brotli-compressed.
 * Error reporting is not counted, because it loads later. Each limit was set slightly above the measured
 * value. Raise one only if the benefit justifies a slower page for every visitor.
 */
export interface Budget {
  readonly address: string;
  /** The remotes whose code is loaded. No other remote's code may be loaded. */
  readonly remotes: readonly string[];
  /** Requests of every kind, including the document. */
  readonly requests: number;
  /** Kilobytes of scripts. */
  readonly scripts: number;
  /** Kilobytes of all resources. */
  readonly total: number;
}

export const budgets: readonly Budget[] = [
  { address: '/start', remotes: ['mfe-account'], requests: 13, scripts: 165, total: 181 },
  { address: '/cae/eda/downloads/latest', remotes: ['mfe-cae'], requests: 15, scripts: 183, total: 201 },
  {
    address: '/hoops/communicator/downloads/latest',
    remotes: ['mfe-hoops'],
    requests: 15,
    scripts: 184,
    total: 205,
  },
  { address: '/toolkits/realdwg', remotes: ['mfe-partner-oem'], requests: 13, scripts: 172, total: 188 },
  {
    address: '/platform-products/autocad_oem/downloads/latest',
    remotes: ['mfe-partner-oem'],
    requests: 18,
    scripts: 188,
    total: 215,
  },
  { address: '/hoops/exchange/trial', remotes: ['mfe-account'], requests: 12, scripts: 168, total: 185 },
];
