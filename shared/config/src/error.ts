import { describeProblem, type Problem } from '@portal/validation';

/** One wrong place of the configuration: where, and why. */
export type ConfigProblem = Problem;

/** `/portal.config.json` could not be had or is wrong; carries every problem found. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly problems: readonly ConfigProblem[],
    options?: ErrorOptions,
  ) {
    super(problems.map((problem) => describeProblem(problem)).join('; '), options);
  }
}
