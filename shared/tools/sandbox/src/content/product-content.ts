import { type Product, products } from '@portal/catalog';
import { type Build, compilerIn, existsIn, requirements } from './builds';
import { type FileLocation, filesOfSection, locateFiles, type ReleaseContent } from './file-locations';
import { hoopsLicense, releaseNotes } from './text';
import { dateOf, versionInName, versionsOf, yearOf } from './versions';
import type { FileEntry, GenericContent, Notes, Section, VersionYear } from './wire';

interface TrainingGroup {
  readonly group_name: string;
  readonly content: readonly { readonly name: string; readonly video_id: string }[];
}

/** Creates groups of videos. A video's id consists of the numbers of its group and itself: `comm-2-01`. */
export function trainingGroups(
  prefix: string,
  table: Readonly<Record<string, readonly string[]>>,
): TrainingGroup[] {
  return Object.entries(table).map(([group_name, names], group) => ({
    group_name,
    content: names.map((name, index) => ({
      name,
      video_id: `${prefix}-${group + 1}-${String(index + 1).padStart(2, '0')}`,
    })),
  }));
}

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

/** Creates a release: sections of the operating systems, then the product's own. CONTENT-5, PAGE-2. */
export function genericRelease(product: GenericProduct, version: string): ReleaseContent {
  const { stem, title, index, highlights, description, license = hoopsLicense } = product;
  const release: Release = { version, year: yearOf(index, version), named: versionInName(version) };
  const sections = [
    ...(product.leading?.(release) ?? []),
    ...systemSections(product, release),
    ...(product.sections?.(release) ?? []),
  ].filter((section) => section !== false);
  const additional = product.additionalInfo?.(release) ?? [];
  const content: GenericContent = {
    title: `${title} ${version}`,
    date: dateOf(index, version),
    version,
    ...releaseNotes({ product: stem, version, year: release.year }, highlights),
    license_information: { notes: license },
    ...(description !== undefined && { description }),
    sections,
    ...(additional.length > 0 && { additional_info: additional }),
  };
  return { content, files: locateFiles([...sections.flatMap(filesOfSection), ...additional]) };
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
    const systemBuilds = all.filter((build) => build.system === system && existsIn(build, release.year));
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

/** The content of one product: the export `content` of its file in `products/`. */
export interface ProductContent {
  readonly index: readonly VersionYear[];
  /** Its version in the releases list; absent for `hwp`, which is not listed. VER-3. */
  readonly latest?: string;
  /** Versions with content. Default: all versions of the index. */
  readonly versions?: readonly string[];
  readonly release: (version: string) => ReleaseContent;
  /** Its online training. Default: none. */
  readonly training?: readonly TrainingGroup[];
  /** Its long-term-support release, which is on the branch `develop` only. Default: none. LTS-1. */
  readonly longTermSupport?: ReleaseContent;
  /** Files that the portal's page names and the content does not. Default: none. PAR-3. */
  readonly unlistedFiles?: { readonly version: string; readonly files: readonly FileLocation[] };
}

/** A product with the generic layout and nothing unusual: the index's first version is the latest. */
export function genericProductContent(product: GenericProduct): ProductContent {
  const latest = versionsOf(product.index)[0];
  return {
    index: product.index,
    ...(latest !== undefined && { latest }),
    release: (version) => genericRelease(product, version),
  };
}

/** The file in `products/` with a product's content: its code, with dashes for underscores. */
export const contentFile = ({ code }: Pick<Product, 'code'>): string => `${code.replaceAll('_', '-')}.ts`;

/** Loads the content of every product of the catalog, in the catalog's order. */
export function loadProductContents(): Promise<
  { readonly product: Product; readonly content: ProductContent }[]
> {
  return Promise.all(
    products.map(async (product) => {
      const module: { readonly content: ProductContent } = await import(`./products/${contentFile(product)}`);
      return { product, content: module.content };
    }),
  );
}

/** A demo viewer: a generic product with one executable per operating system instead of builds. */
interface Viewer extends Omit<GenericProduct, 'builds' | 'license' | 'sections'> {
  /** Operating systems with an executable. */
  readonly executables: readonly (readonly [system: string, named: string])[];
}

/** A section per operating system with its executable. The portal selects the visitor's. PATH-9. */
export const viewerContent = ({ executables, ...viewer }: Viewer): ProductContent =>
  genericProductContent({
    ...viewer,
    builds: [],
    license: ['The viewer runs for 30 days after its first start.'],
    sections: ({ named }) =>
      executables.map(([system, ending]) => ({
        name: system,
        packages: [
          {
            filename: `HOOPS_${viewer.stem}_${named}_${ending}`,
            arch: system === 'macOS' ? 'arm64' : 'x86_64',
            md5sum: '',
            notes: 'The viewer carries a <strong>30-day</strong> license.',
          },
        ],
      })),
  });
