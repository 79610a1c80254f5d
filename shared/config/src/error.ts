import { describeProblem, type Problem } from '@portal/validation';

/** A wrong field of the configuration: its path, and the reason. */
export type ConfigProblem = Problem;

/** `/portal.config.json` could not be fetched or is invalid; carries every problem found. CFG-2. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly problems: readonly ConfigProblem[],
    options?: ErrorOptions,
  ) {
    super(problems.map((problem) => describeProblem(problem)).join('; '), options);
  }
}
