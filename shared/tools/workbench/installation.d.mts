/** `run`: only what builds, serves and publishes. `all`: also the tools for development, tests and benchmarks. */
export type InstallScope = 'run' | 'all';

/** Record of the last installation. */
export interface InstallStamp {
  readonly scope: InstallScope;
  /** Hash of all files that determine what is installed. */
  readonly fingerprint: string;
}

export const INSTALL_ARGUMENTS: Readonly<Record<InstallScope, readonly string[]>>;
export function readStamp(text: string): InstallStamp | undefined;
export function planInstallation(state: {
  readonly command: string;
  readonly fingerprint: string;
  readonly stamp: InstallStamp | undefined;
  /** Whether packages are installed that only `all` installs. */
  readonly hasDevelopment: boolean;
}): InstallScope | undefined;
