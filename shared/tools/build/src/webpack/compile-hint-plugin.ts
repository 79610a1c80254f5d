import webpack, { type Compiler } from 'webpack';

/** V8 compiles all functions of a script that begins with this comment while it loads, on a thread of its own. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Parts of the document, whose comments V8 does not read. */
const INLINED = /^(boot|input)\./;

/**
 * Lets V8 compile scripts as a whole. Otherwise it compiles each function on the main thread when it is first called,
 * which takes up to half of a page's long tasks. Other browsers ignore the comment.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const name = 'CompileHintPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Runs when scripts are minified, which removes comments, and before their hashes are final.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && !INLINED.test(file))
            compilation.updateAsset(file, new webpack.sources.ConcatSource(COMPILE_ALL, source));
      });
    });
  }
}
