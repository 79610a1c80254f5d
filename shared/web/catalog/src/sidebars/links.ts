export type SidebarIcon =
  | 'trial'
  | 'download'
  | 'history'
  | 'docs'
  | 'archive'
  | 'formats'
  | 'platforms'
  | 'release-notes'
  | 'roadmap'
  | 'learning'
  | 'graphics'
  | 'support'
  | 'about'
  | 'training'
  | 'lts'
  | 'license';

/** A sidebar link; `is_path` is true for a path of the portal and false for an external URL. SIDE-13. */
export interface SidebarLink {
  readonly name: string;
  /**
   * Internal: relative to the section (`./trial`) or absolute (`/hoops/visualize/trial`).
   * External: a configuration key in braces and a path (`{docsHost}/communicator`), `{docs}` for the section's own
   * documentation, or `{roadmap}`.
   */
  readonly link: string;
  readonly is_path: boolean;
  readonly icon: SidebarIcon;
}

const linkTo =
  (is_path: boolean) =>
  (name: string, link: string, icon: SidebarIcon): SidebarLink => ({ name, link, is_path, icon });

export const page = linkTo(true);

/** A link to a page outside the portal. */
const external = linkTo(false);

// Links that several sidebars share. SIDE-1, SIDE-9.
export const trial = page('60-Day Trial', './trial', 'trial');
export const productDownloads = page('Product Downloads', './downloads/latest', 'download');
export const olderVersions = page('Older Versions', './downloads', 'history');
export const graphicsDevices = page('Graphics Devices', './graphics-cards', 'graphics');
export const ltsDownloads = page('LTS Downloads', './lts/download', 'lts');
export const roadmap = external('Roadmap', '{roadmap}', 'roadmap');
export const learningPlatform = external('HOOPS Learning Platform', '{learningUrl}', 'learning');

// The documentation has the same structure for every product. Its label depends on the product's list.
export const latestDocumentation = external('Latest Documentation', '{docs}', 'docs');
export const documentation = external('Documentation', '{docs}', 'docs');
export const docsArchive = external('Documentation Archive', '{docs}/latest/archives.html', 'archive');
export const fileFormats = external(
  'Supported File Formats',
  '{docs}/latest/overview/supported-formats.html',
  'formats',
);
export const supportedPlatforms = external(
  'Supported Platforms',
  '{docs}/latest/overview/supported-platforms.html',
  'platforms',
);
export const releaseNotes = external('Release Notes', '{docs}/latest/release_notes', 'release-notes');
