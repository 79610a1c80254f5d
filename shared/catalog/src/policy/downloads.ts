/**
 * What a download requires of a signed-in user. `none`: signing in is enough. `product`: the license of the
 * page's product, if its entry has `needsLicense`, for the version and language that the page names. `any-version`:
 * the same license, without version and language.
 */
export type LicenseRule = 'none' | 'product' | 'any-version';

interface DownloadRule {
  readonly license: LicenseRule;
  /** Folder of files that are not part of a release's content; PATH-6 to PATH-12. */
  readonly folder?: string;
}

/**
 * Every kind of download with its license rule: the one table of who may download what. Files of a release are in
 * their product's `packagePath`, all others in a fixed folder. ACCESS-1.
 */
export const DOWNLOADS = {
  /** A file in the content of a release. PROD-2. */
  releases: { license: 'product' },
  /** The latest executable of a demo viewer, in the content of its own release. PATH-9. */
  'demo-viewers': { license: 'none' },
  /** Sample models for the HOOPS toolkits. PATH-8. */
  datasets: { license: 'product', folder: 'packages' },
  /** The converter that `generate_hmf_to_hsf_link` offers. PATH-8. */
  converter: { license: 'product', folder: 'packages/visualize/hmf_to_hsf' },
  /** The resources list of AutoCAD OEM. PATH-6. */
  'autocad-oem-resources': {
    license: 'product',
    folder: 'packages/platform_products/autocad_oem/resources',
  },
  /** IFC plug-ins; the page's product is AutoCAD OEM. PROD-5, PATH-7. */
  'ifc-plugins': { license: 'any-version', folder: 'packages/platform_products/plugins' },
  /** Installers of a trial, by release. TRI-7, PATH-12. */
  installers: { license: 'none', folder: 'releases' },
  /** Supplementary material of online training. TRN-6, PATH-10. */
  'training-supplements': { license: 'none', folder: 'packages/resources/video_supplemental_files' },
  /** Sample archives and slides, from which people learn before they have a license. ART-2, PATH-11. */
  'autocad-oem-training': { license: 'none', folder: 'packages/training/AutoCAD_OEM_training' },
  /** Documents about the IFC plug-ins. ART-2, PATH-11. */
  'ifc-documents': { license: 'none', folder: 'packages/platform_products/docs' },
  /** Source archives of Qt, which is not a product, by version. QT-2. */
  'qt-archives': { license: 'none', folder: 'packages/toolkits/qt-toolkit' },
} as const satisfies Readonly<Record<string, DownloadRule>>;

export type DownloadKind = keyof typeof DOWNLOADS;

/** The kinds with a folder of their own. */
export type FixedKind = Exclude<DownloadKind, 'releases' | 'demo-viewers'>;
