/** `run`: what builds, serves and publishes; `all`: the tools of development, tests and the bench as well. */
export type InstallScope = 'run' | 'all';

/** What the last installation left. */
export interface InstallStamp {
  readonly scope: InstallScope;
  /** Hash of every file that decides what is installed. */
  readonly fingerprint: string;
}

export const INSTALL_ARGUMENTS: Readonly<Record<InstallScope, readonly string[]>>;
export function readStamp(text: string): InstallStamp | undefined;
export function planInstallation(state: {
  readonly command: string;
  readonly fingerprint: string;
  readonly stamp: InstallStamp | undefined;
  /** Whether packages are there that only `all` installs. */
  readonly hasDevelopment: boolean;
}): InstallScope | undefined;
