import type { Compiler, WebpackPluginInstance } from 'webpack';

/** What plugins warn of and this build means to do, by the name of their logger. */
const INTENDED: readonly { readonly logger: RegExp; readonly warning: RegExp }[] = [
  // Chunks are loaded relative to the script that asks for them, so one build is served from any address.
  { logger: /Module Federation Manifest Plugin/, warning: /publicPath='auto'/ },
];

/** Leaves out warnings that nobody can act on. Every other one is printed. */
export class IntendedWarningsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.infrastructureLog.tap('IntendedWarningsPlugin', (name, type, args) =>
      type === 'warn' &&
      INTENDED.some(({ logger, warning }) => logger.test(name) && warning.test(String(args)))
        ? true
        : undefined,
    );
  }
}
