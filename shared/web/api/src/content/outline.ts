import * as v from 'valibot';
import { type ReleaseHead, releaseHead } from './schemas';

/** A file of a release, with what matters when two releases are compared. */
export interface OutlineFile {
  readonly filename: string;
  /** Compiler and system requirements, as plain texts. */
  readonly requirements: readonly string[];
}

/** The head of a release and all of its files, whatever its layout. */
export interface ReleaseOutline extends ReleaseHead {
  readonly files: readonly OutlineFile[];
}

const requirement = v.object({ description: v.string(), name: v.nullish(v.string(), '') });
const file = v.object({
  filename: v.string(),
  compiler: v.nullish(v.string(), ''),
  system_requirements: v.nullish(v.array(requirement), []),
});

/** All files of a content file: they are in lists of different names, some of them nested. CONTENT-6. */
function filesIn(value: unknown): OutlineFile[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (typeof value !== 'object' || value === null) return [];
  const found = v.safeParse(file, value);
  if (!found.success) return Object.values(value).flatMap(filesIn);
  const { filename, compiler, system_requirements: requirements } = found.output;
  const texts = [compiler, ...requirements.map(({ description, name }) => `${description} ${name}`)];
  return [{ filename, requirements: texts.map((text) => text.trim()).filter((text) => text !== '') }];
}

/** The content of any layout, read for a comparison. */
export const releaseOutline = v.pipe(
  v.looseObject(releaseHead.entries),
  v.transform((content): ReleaseOutline => ({ ...content, files: filesIn(content) })),
);
