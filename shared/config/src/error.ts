/** One wrong place of the configuration: where, and why. */
export interface ConfigProblem {
  /** Path of the field, such as `content.repository`; empty for the document as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** `/portal.config.json` could not be had or is wrong; carries every problem found. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly problems: readonly ConfigProblem[],
    options?: ErrorOptions,
  ) {
    super(
      problems.map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`)).join('; '),
      options,
    );
  }
}
