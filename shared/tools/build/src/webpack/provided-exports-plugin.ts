import type { Compiler } from 'webpack';
import { type NamesByModule, providedExports } from './provided-use';

export const PROVIDED_EXPORTS_FILE = 'provided-exports.json';

/** Writes what the host's provided modules export, for the release's manifest. */
export class ProvidedExportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedExportsPlugin', (compilation) => {
      let names: NamesByModule = {};
      // Later, webpack joins modules, and the dependencies between them are gone.
      compilation.hooks.afterOptimizeDependencies.tap('ProvidedExportsPlugin', () => {
        names = providedExports(compilation);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedExportsPlugin', stage }, () => {
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(names, null, 1));
        compilation.emitAsset(PROVIDED_EXPORTS_FILE, source);
      });
    });
  }
}
