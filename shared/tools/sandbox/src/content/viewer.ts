import type { GenericProduct, Release } from './generic';
import { genericProductContent, type ProductContent } from './product-content';
import type { Section } from './wire';

/** A demo viewer: a generic product with one executable per operating system. */
export interface Viewer extends GenericProduct {
  /** Operating systems with an executable. */
  readonly executables: readonly (readonly [system: string, named: string])[];
}

/** A section per operating system with its executable. The portal selects the visitor's. PATH-9. */
const executableSections =
  ({ stem, executables }: Viewer) =>
  ({ named }: Release): Section[] =>
    executables.map(([system, ending]) => ({
      name: system,
      packages: [
        {
          filename: `HOOPS_${stem}_${named}_${ending}`,
          arch: system === 'macOS' ? 'arm64' : 'x86_64',
          md5sum: '',
          notes: 'The viewer carries a <strong>30-day</strong> license.',
        },
      ],
    }));

/** The common fields of demo viewers. */
export const noBuilds = {
  builds: [],
  license: ['The viewer runs for 30 days after its first start.'],
} as const;

export const viewerContent = (viewer: Viewer): ProductContent =>
  genericProductContent({ ...viewer, sections: executableSections(viewer) });
