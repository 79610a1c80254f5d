import { type Build, builds, compilerIn, isBuiltIn, requirements } from './systems';
import { hoopsLicense, releaseNotes } from './text';
import { dateOf, versionInName, yearOf } from './versions';
import type { FileEntry, GenericContent, Notes, Section, VersionYear } from './wire';

/** A release, for the functions that create its content. */
export interface Release {
  readonly version: string;
  readonly year: number;
  /** The version in file names. */
  readonly named: string;
}

/** Describes the releases of a product with the generic layout. */
export interface GenericProduct {
  /** The product's part of file names: HOOPS_{stem}_{version}_{platform}. NAME-5. */
  readonly stem: string;
  /** Name of the product in titles. */
  readonly title: string;
  readonly index: readonly VersionYear[];
  readonly builds: readonly Build[];
  /** Sentences for the release notes. */
  readonly highlights: readonly string[];
  readonly description?: string;
  readonly license?: Notes;
  /** Sections before those of the operating systems. */
  readonly leading?: (release: Release) => readonly Section[];
  /** Sections after those of the operating systems. `false` entries are omitted. */
  readonly sections?: (release: Release) => readonly (Section | false)[];
  readonly additionalInfo?: (release: Release) => readonly FileEntry[];
}

/** Creates the content of a release: sections of the operating systems, then the product's own. CONTENT-5, PAGE-2. */
export function genericContent(product: GenericProduct, version: string): GenericContent {
  const { stem, title, index, highlights, description, license = hoopsLicense } = product;
  const release: Release = { version, year: yearOf(index, version), named: versionInName(version) };
  const sections = [
    ...(product.leading?.(release) ?? []),
    ...systemSections(product, release),
    ...(product.sections?.(release) ?? []),
  ];
  const additional = product.additionalInfo?.(release) ?? [];
  return {
    title: `${title} ${version}`,
    date: dateOf(index, version),
    version,
    ...releaseNotes({ product: stem, version, year: release.year }, highlights),
    license_information: { notes: license },
    ...(description !== undefined && { description }),
    sections: sections.filter((section) => section !== false),
    ...(additional.length > 0 && { additional_info: additional }),
  };
}

/** The package file of a build. */
export function packageFor(stem: string, { named, year }: Release, build: Build): FileEntry {
  const { system, arch, tag, ending } = build;
  const parts = ['HOOPS', stem, named, system, tag].filter((part) => part !== undefined);
  return {
    filename: `${parts.join('_')}.${ending}`,
    compiler: compilerIn(build, year),
    arch,
    md5sum: '',
    system_requirements: requirements[system],
  };
}

const DESKTOP = ['Windows', 'Linux', 'macOS'] as const;
const MOBILE = ['Android', 'iOS'] as const;

/** One section per desktop system. The sections of mobile systems are nested in one section. */
function systemSections({ stem, builds: all }: GenericProduct, release: Release): Section[] {
  const sectionFor = (system: Build['system']): Section[] => {
    const systemBuilds = all.filter((build) => build.system === system && isBuiltIn(build, release.year));
    return systemBuilds.length === 0
      ? []
      : [{ name: system, packages: systemBuilds.map((build) => packageFor(stem, release, build)) }];
  };
  const mobile = MOBILE.flatMap(sectionFor);
  return [
    ...DESKTOP.flatMap(sectionFor),
    ...(mobile.length > 0
      ? [{ name: 'Mobile', description: 'Static libraries for apps.', sections: mobile }]
      : []),
  ];
}

/** The builds of a C++ toolkit for desktop systems. */
export const desktopBuilds: readonly Build[] = [
  builds.windowsVc143,
  builds.windowsVc142,
  builds.windowsVc141,
  builds.windowsVc140,
  builds.linux,
  builds.linuxArm,
  builds.macosArm,
  builds.macos,
];
