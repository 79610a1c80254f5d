import { DEMO_VIEWER_LICENSE_DAYS, fileTarget, latestPath, productByCode } from '@portal/catalog';
import type { Release, ReleaseData } from '@portal/product-pages';
import { createFileEntry, createSection, DownloadPage } from '@portal/product-pages/parts';
import type { FileEntry, ParasolidContent, Section } from '@portal/sdk/api/content';
import { AppLink } from '@portal/sdk/ui';
import { PartsPage, type ReleaseGroup } from '../parts/parts';

/**
 * The initial release and the bodyshop of Parasolid 37.0, which the content service does not have. They
 * apply if the content lacks them. PAR-3.
 */
export const PARASOLID_37_0 = {
  version: '37.0',
  initialRelease: {
    patch: '37.0.143',
    documentation: [createFileEntry('Parasolid_37.0.143_Release_Notes.pdf', { name: 'Release notes' })],
    files: [
      createFileEntry('Parasolid_37.0.143_Windows_x64.zip', {
        os: 'Windows',
        compiler: 'Visual Studio 2022 (vc143)',
        arch: 'x86_64',
      }),
      createFileEntry('Parasolid_37.0.143_Linux_x64.tar.gz', {
        os: 'Linux',
        compiler: 'gcc 13.3',
        arch: 'x86_64',
      }),
      createFileEntry('Parasolid_37.0.143_macOS_universal.tar.gz', {
        os: 'macOS',
        compiler: 'clang 16 (Xcode 16)',
        arch: 'arm64, x86_64',
      }),
    ],
  },
  bodyshop: [
    createFileEntry('Parasolid_Bodyshop_37.0_Windows_x64.zip', {
      name: 'Bodyshop',
      os: 'Windows',
      arch: 'x86_64',
    }),
  ],
};

type Patch = ParasolidContent['patches'][number];

const { initialRelease } = PARASOLID_37_0;

/** Adds the fixed files to the content of 37.0 if they are missing. PAR-3. */
function withFixedFiles({ version, content }: Release<ParasolidContent>): ParasolidContent {
  if (version !== PARASOLID_37_0.version) return content;
  const hasInitial = content.patches.some(({ patch }) => patch === initialRelease.patch);
  return {
    ...content,
    patches: hasInitial ? content.patches : [...content.patches, initialRelease],
    bodyshop: content.bodyshop.length > 0 ? content.bodyshop : PARASOLID_37_0.bodyshop,
  };
}

const patchSection = ({ patch, documentation, files }: Patch): Section =>
  createSection(patch === initialRelease.patch ? `Initial Release ${patch}` : `Parasolid ${patch}`, {
    files,
    sections: documentation.length === 0 ? [] : [createSection('Documentation', { files: documentation })],
  });

/**
 * A section for each release or patch, then Bodyshop and Jumpstart Kit, whose names replace the patch in
 * object keys. PAR-1, PATH-3.
 */
export function parasolidGroups(release: Release<ParasolidContent>): ReleaseGroup[] {
  const { product, version } = release;
  const { patches, bodyshop, jumpstart } = withFixedFiles(release);
  const group = (section: Section, patch: string): ReleaseGroup => ({
    section,
    context: { product, version, target: (file: FileEntry) => fileTarget(product, version, file, { patch }) },
  });
  return [
    ...patches.map((patch) => group(patchSection(patch), patch.patch)),
    group(createSection('Bodyshop', { files: bodyshop }), 'bodyshop'),
    group(createSection('Jumpstart Kit', { files: jumpstart }), 'jumpstart'),
  ];
}

/** The Demo Viewer section, which is a text instead of a list of files. PAR-1. */
function DemoViewerText() {
  const viewer = productByCode('hpdv');
  return (
    <p>
      The {viewer.name} opens Parasolid models without any programming and carries a license for{' '}
      {DEMO_VIEWER_LICENSE_DAYS} days. It has a page of its own:{' '}
      <AppLink to={latestPath(viewer) ?? '/start'}>{viewer.name} downloads</AppLink>.
    </p>
  );
}

const demoViewer = { id: 'demo-viewer', title: 'Demo Viewer', content: <DemoViewerText /> };

const partsOf = (release: Release<ParasolidContent>) => [...parasolidGroups(release), demoViewer];

/** The downloads of Parasolid. PAR-1. */
export function Screen({ product, state }: ReleaseData<ParasolidContent>) {
  return (
    <DownloadPage product={product} state={state}>
      {(release) => <PartsPage release={release} partsOf={partsOf} />}
    </DownloadPage>
  );
}
