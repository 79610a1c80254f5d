import type { Requirement } from './wire';

/** A build of a toolkit for an operating system, compiler and processor. */
export interface Build {
  /** Operating system, which is also the section of its package. */
  readonly system: 'Windows' | 'Linux' | 'macOS' | 'Android' | 'iOS';
  /** The compiler of the first releases. */
  readonly compiler: string;
  /** A newer compiler, and the first year of the releases that are built with it. Default: none. */
  readonly newer?: { readonly from: number; readonly compiler: string };
  readonly arch: string;
  /** Part of the file name after the operating system. Default: none. */
  readonly tag?: string;
  readonly ending: string;
  /** First and last year of the build. Default: no limit. */
  readonly from?: number;
  readonly to?: number;
}

/** The build for Windows with a compiler of its own. */
const windowsBuild = (
  studio: number,
  tag: string,
  years: { readonly from?: number; readonly to?: number },
): Build => ({
  system: 'Windows',
  compiler: `Visual Studio ${studio} (${tag})`,
  arch: 'x86_64',
  tag,
  ending: 'zip',
  ...years,
});

/** The builds, with the years in which their compilers were supported. */
export const builds = {
  windowsVc140: windowsBuild(2015, 'vc140', { to: 2020 }),
  windowsVc141: windowsBuild(2017, 'vc141', { from: 2019, to: 2022 }),
  windowsVc142: windowsBuild(2019, 'vc142', { from: 2021 }),
  windowsVc143: windowsBuild(2022, 'vc143', { from: 2023 }),
  windows: {
    system: 'Windows',
    compiler: 'Visual Studio 2019 (vc142)',
    newer: { from: 2024, compiler: 'Visual Studio 2022 (vc143)' },
    arch: 'x86_64',
    ending: 'zip',
  },
  linux: {
    system: 'Linux',
    compiler: 'gcc 9.3',
    newer: { from: 2025, compiler: 'gcc 13.3' },
    arch: 'x86_64',
    ending: 'tar.gz',
  },
  linuxArm: {
    system: 'Linux',
    compiler: 'gcc 11.4',
    newer: { from: 2025, compiler: 'gcc 13.3' },
    arch: 'arm64',
    tag: 'ARM64',
    ending: 'tar.gz',
    from: 2024,
  },
  macos: { system: 'macOS', compiler: 'clang 12', arch: 'x86_64', ending: 'dmg', to: 2025 },
  macosArm: {
    system: 'macOS',
    compiler: 'clang 15',
    newer: { from: 2025, compiler: 'clang 16 (Xcode 16)' },
    arch: 'arm64',
    tag: 'ARM64',
    ending: 'dmg',
    from: 2022,
  },
  android: {
    system: 'Android',
    compiler: 'clang 14 (NDK r25)',
    newer: { from: 2025, compiler: 'clang 18 (NDK r27)' },
    arch: 'arm64-v8a',
    ending: 'zip',
  },
  ios: {
    system: 'iOS',
    compiler: 'clang 15 (Xcode 15)',
    newer: { from: 2025, compiler: 'clang 16 (Xcode 16)' },
    arch: 'arm64',
    ending: 'tar.gz',
  },
} as const satisfies Record<string, Build>;

/** The installers of the web and the native platform, one per operating system. */
export const installers: readonly Build[] = [
  { ...builds.windows, ending: 'exe' },
  builds.linux,
  { ...builds.macosArm, from: 2024 },
];

/** The Windows builds of HOOPS Visualize, one per compiler. */
export const windowsBuilds: readonly Build[] = [
  builds.windowsVc143,
  builds.windowsVc142,
  builds.windowsVc141,
  builds.windowsVc140,
];

/** The builds of a C++ toolkit for desktop systems. */
export const desktopBuilds: readonly Build[] = [
  ...windowsBuilds,
  builds.linux,
  builds.linuxArm,
  builds.macosArm,
  builds.macos,
];

/** Whether a build exists in a year. */
export function existsIn({ from = 0, to = 9999 }: Build, year: number): boolean {
  return from <= year && year <= to;
}

/** The compiler that a build's release of a year is built with. */
export const compilerIn = ({ compiler, newer }: Build, year: number): string =>
  newer !== undefined && newer.from <= year ? newer.compiler : compiler;

/** System requirements of packages, by operating system. */
export const requirements: Readonly<Record<Build['system'], readonly Requirement[]>> = {
  Windows: [{ description: 'Windows 10 or later, 64-bit; Microsoft Visual C++ Redistributable' }],
  Linux: [{ description: 'glibc 2.28 or later (RHEL 8, Ubuntu 20.04)' }],
  macOS: [{ description: 'macOS 11 or later' }],
  Android: [{ description: 'Android 8.0 (API level 26) or later' }],
  iOS: [{ description: 'iOS 15 or later' }],
};
