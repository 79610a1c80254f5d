import type { SidebarIcon, SidebarLink } from '../types';

/** A link to a page of the portal. */
export const page = (name: string, link: string, icon: SidebarIcon): SidebarLink => ({
  name,
  link,
  is_path: true,
  icon,
});

/** A link to a page outside the portal. */
export const external = (name: string, link: string, icon: SidebarIcon): SidebarLink => ({
  name,
  link,
  is_path: false,
  icon,
});

/** Links that several sidebars share. SIDE-1, SIDE-9. */
export const trial = page('60-Day Trial', './trial', 'trial');
export const productDownloads = page('Product Downloads', './downloads/latest', 'download');
export const olderVersions = page('Older Versions', './downloads', 'history');
export const graphicsDevices = page('Graphics Devices', './graphics-cards', 'graphics');
export const roadmap = external('Roadmap', '{roadmap}', 'roadmap');
export const learningPlatform = external('HOOPS Learning Platform', '{learningUrl}', 'learning');

/** Links into a product's documentation, which has the same structure for every product. */
export const docs = (path: string) => ({
  /** The label is `Latest Documentation` or `Documentation`, depending on the product's list. SIDE-1, SIDE-3. */
  home: (name: 'Latest Documentation' | 'Documentation') => external(name, `{docsHost}${path}`, 'docs'),
  archive: external('Documentation Archive', `{docsHost}${path}/latest/archives.html`, 'archive'),
  formats: external(
    'Supported File Formats',
    `{docsHost}${path}/latest/overview/supported-formats.html`,
    'formats',
  ),
  platforms: external(
    'Supported Platforms',
    `{docsHost}${path}/latest/overview/supported-platforms.html`,
    'platforms',
  ),
  releaseNotes: external('Release Notes', `{docsHost}${path}/latest/release_notes`, 'release-notes'),
});
