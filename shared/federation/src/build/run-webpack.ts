import webpack, { type Configuration, type Stats } from 'webpack';

/** A build failed; its message lists webpack's errors. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Runs one build to its end. @throws {BuildError} */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) {
      reject(new BuildError('webpack refused the configuration'));
      return;
    }
    compiler.run((error, stats) => {
      // Closing writes the cache; the result does not depend on it.
      compiler.close((closing) => {
        if (error !== null) reject(new BuildError(`The build of ${config.name} failed`, { cause: error }));
        else if (stats === undefined) reject(new BuildError(`The build of ${config.name} gave no result`));
        else if (stats.hasErrors())
          reject(new BuildError(stats.toString({ preset: 'errors-only', colors: false })));
        else if (closing) reject(new BuildError('The cache could not be written', { cause: closing }));
        else resolve(stats);
      });
    });
  });
}
