import { knownSum, platformOf } from '@portal/catalog';
import * as v from 'valibot';

const text = v.fallback(v.nullish(v.string(), ''), '');

/** A file of a release, wherever its layout has it. Only these fields are read: a `link` can be a signed one. FEED-1. */
const file = v.object({
  filename: v.pipe(v.string(), v.nonEmpty()),
  os: text,
  compiler: text,
  arch: text,
  md5sum: text,
  size: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0)), null), null),
  sha256: text,
});

/** A file of the list of releases. */
export interface ListedFile {
  readonly name: string;
  /** The address of its card. */
  readonly url: string;
  /** In bytes; `null`: the content does not say. */
  readonly size: number | null;
  /** 32 hexadecimal digits; `null`: the content has none. */
  readonly md5: string | null;
  readonly sha256: string | null;
  readonly os: string | null;
  readonly compiler: string | null;
  readonly arch: string | null;
}

const known = (value: string): string | null => value.trim() || null;

const nameOf = v.fallback(v.object({ name: text }), { name: '' });

/**
 * Every file of a release's content, whatever its layout, in the order of the content. FEED-1.
 * @param page absolute address of the release's page.
 * @param system the operating system that the section around it names, for files without their own. Default: none.
 */
export function filesOf(content: unknown, page: string, system = ''): ListedFile[] {
  if (typeof content !== 'object' || content === null) return [];
  const found = v.safeParse(file, content);
  const { name } = v.parse(nameOf, content);
  // An update, which has a text of its own besides its files, is no section.
  const isSystem = !found.success && !('content' in content) && platformOf(name) !== '';
  const below = Object.values(content).flatMap((value: unknown) =>
    filesOf(value, page, isSystem ? name : system),
  );
  if (!found.success) return below;
  const { filename, size, os, compiler, arch, md5sum, sha256 } = found.output;
  const sum = knownSum(md5sum);
  // The hash of a card's address is the sum that the content states; a card without one has the page's address here.
  const url = new URL(page);
  if (sum !== '') url.hash = `file-${sum}`;
  const own: ListedFile = {
    name: filename,
    url: url.href,
    size,
    md5: /^[\da-f]{32}$/i.test(sum) ? sum : null,
    sha256: known(sha256),
    os: known(os) ?? known(system),
    compiler: known(compiler),
    arch: known(arch),
  };
  return [own, ...below];
}
