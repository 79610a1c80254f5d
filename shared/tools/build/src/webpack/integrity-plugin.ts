import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../integrity';
import { isScript } from './chunk-map-plugin';

/** Placeholder in the webpack runtime, replaced when every chunk has its final bytes. */
const PLACEHOLDER = 'PORTAL_CHUNK_INTEGRITY';

/**
 * Code that runs where webpack's runtime creates a script element; `script` and `url` are variables of
 * the runtime. A retry uses another URL, because the browser would reuse a hanging request to the same one. What is
 * requested after a script has hung until the timeout is a retry, too. The runtime removes `onload` of one that ended;
 * `-~` counts from nothing in the fewest bytes, for every run time has it.
 */
const setIntegrity = (timeoutMs: number) => `
if (window.portalRetry) script.src = url + "?retry=" + window.portalRetry;
setTimeout(() => script.onload && (window.portalRetry = -~window.portalRetry), ${timeoutMs});
var integrity = ${PLACEHOLDER}[url.slice(url.lastIndexOf("/") + 1)];
if (integrity) script.integrity = integrity;
script.crossOrigin = "anonymous";`;

/**
 * Subresource integrity for lazy chunks. The script that loads a chunk contains the chunk's hash, and
 * the registry or the document contains the hash of that script. webpack-subresource-integrity 5.1.0
 * cannot build remotes: it fails on chunks without a script, which federation creates for the host's modules.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const { chunkLoadTimeout = 120_000 } = compiler.options.output;
      hooks.createScript.tap(name, (source) => source + setIntegrity(chunkLoadTimeout));
      // Runs when the hashes in file names are final, before other plugins read the assets.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const scripts = compilation.getAssets().filter((asset) => isScript(asset.name));
    const text = (asset: (typeof scripts)[number]) => asset.source.source().toString();
    const loaders = scripts.filter((asset) => text(asset).includes(PLACEHOLDER));
    // The runtime does not load entries. Including their hashes would change a loader's bytes without
    // changing its file name, because that hash covers only the names of the chunks.
    const entries = new Set([...compilation.entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
    const chunks = scripts.filter((asset) => !loaders.includes(asset) && !entries.has(asset.name));
    const hashes = JSON.stringify(
      Object.fromEntries(chunks.map((asset) => [asset.name, integrityOf(text(asset))])),
    );
    for (const loader of loaders)
      compilation.updateAsset(
        loader.name,
        new webpack.sources.RawSource(text(loader).replaceAll(PLACEHOLDER, () => hashes)),
      );
  }
}

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
