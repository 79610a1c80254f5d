import type { FileEntry, ParasolidContent } from '@portal/api/content';
import { createFileEntry } from '../parts/create-file-entry';

/**
 * The initial release and the bodyshop of Parasolid 37.0, which the content service does not have. They
 * apply if the content lacks them. PAR-3.
 */
export const PARASOLID_37_0: {
  readonly version: string;
  readonly initialRelease: ParasolidContent['patches'][number];
  readonly bodyshop: FileEntry[];
} = {
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
