import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../publish/integrity';

/** Stands in the run time until every chunk has its final bytes. */
const PLACEHOLDER = 'PORTAL_CHUNK_INTEGRITY';

const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.');

/**
 * Added where webpack's run time makes a script element; `script` and `url` are its variables. A later
 * attempt asks at another address, for a request that hangs would answer for the same one.
 */
const SET_INTEGRITY = `
if (window.portalRetry) script.src = url + "?retry=" + window.portalRetry;
var integrity = ${PLACEHOLDER}[url.slice(url.lastIndexOf("/") + 1)];
if (integrity) script.integrity = integrity;
script.crossOrigin = "anonymous";`;

/**
 * Subresource integrity for lazy chunks: their hashes stand in the script that loads them, whose own
 * hash stands in the registry or the document. webpack-subresource-integrity 5.1.0 does not build
 * remotes: it gives up at chunks without a script, which federation makes for the host's modules.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => source + SET_INTEGRITY);
      // After the hashes in the names are final, before anything reads the result.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const scripts = compilation.getAssets().filter((asset) => isScript(asset.name));
    const text = (asset: (typeof scripts)[number]) => asset.source.source().toString();
    const loaders = scripts.filter((asset) => text(asset).includes(PLACEHOLDER));
    // Entries are not loaded by the run time. Their hashes would change a loader's bytes, but not its
    // name, whose hash knows only the names of the chunks.
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
