import webpack, { type Configuration, type Stats } from 'webpack';
import { releaseCache } from './webpack/cache';

/** A build failed. The message lists webpack's errors. */
class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Runs one webpack build. @throws {BuildError} */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) {
      reject(new BuildError('webpack rejected the configuration'));
      return;
    }
    compiler.run((error, stats) => {
      // Closing writes the persistent cache. A failure of the build itself is reported first.
      compiler.close((closeError) => {
        releaseCache(compiler);
        if (error !== null)
          reject(new BuildError(`The build of ${config.name} failed: ${error.message}`, { cause: error }));
        else if (stats === undefined)
          reject(new BuildError(`The build of ${config.name} returned no result`));
        else if (stats.hasErrors())
          reject(new BuildError(stats.toString({ preset: 'errors-only', colors: false })));
        else if (closeError)
          reject(
            new BuildError(`The cache could not be written: ${closeError.message}`, { cause: closeError }),
          );
        else resolve(stats);
      });
    });
  });
}
