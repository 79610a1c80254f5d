import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * Files of packages that find parts of themselves by path, which a bundle does not have: by the end of the file's path, a
 * regular expression in which dots are dots, the texts in it and what takes their places.
 */
type Patches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Patches files of packages. @throws if a file does not have the text any more. */
export const patchFiles = (patched: Patches): Plugin => ({
  name: 'patched-packages',
  setup({ onLoad }) {
    for (const [file, patches] of Object.entries(patched))
      onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [text, replacement] of Object.entries(patches)) {
          if (!contents.includes(text)) throw new Error(`${path} does not contain ${text} any more`);
          contents = contents.replaceAll(text, () => replacement);
        }
        return { contents };
      });
  },
});

/** Patches of what the tools contain. */
export const patchedPackages = patchFiles({
  // Only the plugin for whole builds is used; each plugin of the package would load its own core.
  '@module-federation/enhanced/dist/src/wrapper/BaseWrapperPlugin.js': {
    'module.require(id)': 'require("../lib/container/ModuleFederationPlugin.js")',
  },
  '@module-federation/enhanced/dist/src/lib/container/ModuleFederationPlugin.js': {
    'let currentDir = __dirname;': 'return require("../../../../package.json").version; let currentDir;',
  },
  // Remotes bring a client of their own.
  'webpack-dev-server/lib/Server.js': { '__webpack_dev_server_client__: this.getClientTransport(),': '' },
});
