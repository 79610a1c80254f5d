import webpack, { type Compiler } from 'webpack';

/**
 * Gives the scripts that a dev server's run time creates the CORS mode of the document's preloads, as `IntegrityPlugin`
 * does in releases. webpack sets it for scripts of other origins only, and a preload of another mode is fetched twice.
 */
export class CrossOriginPlugin {
  apply(compiler: Compiler): void {
    const name = 'CrossOriginPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => `${source}\nscript.crossOrigin = "anonymous";`);
    });
  }
}
