import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** A text in a file of a package, and what takes its place in a bundle. */
interface Patch {
  readonly text: string;
  readonly replacement: string;
}

/** A package that finds parts of itself by path, which a bundle does not have. */
interface PatchedFile {
  /** End of the file's path, a regular expression in which dots are dots. */
  readonly file: string;
  readonly patches: readonly Patch[];
}

const PATCHED: readonly PatchedFile[] = [
  {
    // Only the plugin for whole builds is used; each plugin of the package would load its own core.
    file: '@module-federation/enhanced/dist/src/wrapper/BaseWrapperPlugin.js',
    patches: [
      {
        text: 'module.require(id)',
        replacement: 'require("../lib/container/ModuleFederationPlugin.js")',
      },
    ],
  },
  {
    file: '@module-federation/enhanced/dist/src/lib/container/ModuleFederationPlugin.js',
    patches: [
      {
        text: 'let currentDir = __dirname;',
        replacement: 'return require("../../../../package.json").version; let currentDir;',
      },
    ],
  },
  {
    // Remotes bring a client of their own.
    file: 'webpack-dev-server/lib/Server.js',
    patches: [
      {
        text: '__webpack_dev_server_client__: this.getClientTransport(),',
        replacement: '',
      },
    ],
  },
];

/** Patches files of packages. @throws if a file does not have the text any more. */
export const patchFiles = (patched: readonly PatchedFile[]): Plugin => ({
  name: 'patched-packages',
  setup({ onLoad }) {
    for (const { file, patches } of patched)
      onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const { text, replacement } of patches) {
          if (!contents.includes(text)) throw new Error(`${path} does not contain ${text} any more`);
          contents = contents.replaceAll(text, () => replacement);
        }
        return { contents };
      });
  },
});

/** Patches of what the tools contain. */
export const patchedPackages = patchFiles(PATCHED);
