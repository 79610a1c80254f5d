import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printable, printableAddress } from '@portal/contract';
import { bytesOf, hashOf, isPartName, ReleaseError } from '@portal/releases';
import * as v from 'valibot';
import { CONTENT_URL } from './content-reader';
import { NO_DOCUMENT } from './page-reader';

/**
 * The format of a folder of rendered pages. PAGES-16.
 *
 * `pages.json` says what was rendered, from what. `fragments/{sha256}.json` has what a page brings into the document of
 * the host: text of its head, and of its content. Everything else of a document is the store's own.
 */
const FORMAT = 1;
const LIST = 'pages.json';
const FRAGMENTS = 'fragments';
/** Unit: bytes. */
const MAX_BYTES = { list: 64_000_000, fragment: 1_000_000 } as const;

const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const version = v.pipe(v.string(), v.maxLength(100));
const part = v.pipe(v.string(), v.check(isPartName, 'is no name of a part'));
/** Characters of a reason that are kept: its first line. */
const MAX_REASON_LENGTH = 500;
const reason = v.pipe(
  v.string(),
  v.transform((text) => printable(text.split('\n', 1)[0] ?? '', MAX_REASON_LENGTH)),
);
/** Begins a line of the log, which a pipeline reads for commands such as `::error`. */
const failedPath = v.pipe(
  v.string(),
  v.transform((path) => printableAddress(/^[/\w]/.test(path) ? path : JSON.stringify(path))),
);
/** Hashes of content by URL. */
const content = v.record(v.pipe(v.string(), v.regex(CONTENT_URL)), v.union([v.literal('missing'), sha256]));
const page = { path: v.string(), part };
const base = v.union([v.literal(NO_DOCUMENT), sha256]);

const entrySchema = v.variant('kind', [
  v.strictObject({ ...page, kind: v.literal('page'), base, content, fragment: sha256 }),
  /** An address without a page of its own. */
  v.strictObject({ ...page, kind: v.literal('none'), base, content }),
  /** A page that its part does not list any more. */
  v.strictObject({ ...page, kind: v.literal('gone'), base }),
  /** What it is rendered from is as its record says, so it was not rendered. */
  v.strictObject({ ...page, kind: v.literal('fresh'), content }),
  v.strictObject({ ...page, kind: v.literal('failed'), reason }),
]);

const listSchema = v.strictObject({
  format: v.literal(FORMAT, 'is of another version of the release tool'),
  /** Origin of the portal. */
  portal: v.string(),
  /** Hash of the portal's origin and its configuration. */
  config: v.string(),
  /** The version that each part was rendered with. */
  parts: v.record(part, version),
  pages: v.array(entrySchema),
  /** Parts that cannot list their pages, and addresses that no page can have: why. */
  failed: v.array(v.strictObject({ path: failedPath, reason })),
});

const fragmentSchema = v.strictObject({ head: v.string(), html: v.string() });

export type PageEntry = v.InferOutput<typeof entrySchema>;
export type PageList = Omit<v.InferOutput<typeof listSchema>, 'format'>;
/** What a page brings into the document of the host. */
type Fragment = v.InferOutput<typeof fragmentSchema>;

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Reads a file that others have written: no link, no pipe, not too large. */
async function readForeign(path: string, most: number): Promise<Uint8Array> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((cause: unknown) => {
    throw new ReleaseError(`${path} could not be read`, { cause });
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new ReleaseError(`${path} is no file`);
    if (stat.size > most) throw new ReleaseError(`${path} has more than ${most} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function parseForeign<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  path: string,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(decode(bytes));
  } catch (cause) {
    throw new ReleaseError(`${path} is no JSON`, { cause });
  }
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  throw new ReleaseError(
    `${path} is not valid: ${printable(v.summarize(result.issues).split('\n').join(' '), MAX_REASON_LENGTH)}`,
  );
}

/** A folder of rendered pages that is read. It may come from anywhere. */
export interface PagesFolder {
  readonly list: PageList;
  /** @throws {ReleaseError} if it is missing, damaged or too large. */
  fragment(hash: string): Promise<Fragment>;
}

/** Opens a folder of rendered pages. @throws {ReleaseError} if it is none. */
export async function openPagesFolder(folder: string): Promise<PagesFolder> {
  const path = join(folder, LIST);
  const { format, ...list } = parseForeign(listSchema, await readForeign(path, MAX_BYTES.list), path);
  return {
    list,
    async fragment(hash) {
      const file = join(folder, FRAGMENTS, `${hash}.json`);
      const bytes = await readForeign(file, MAX_BYTES.fragment);
      if (hashOf(bytes) !== hash) throw new ReleaseError(`${file} is damaged`);
      return parseForeign(fragmentSchema, bytes, file);
    },
  };
}

/** Writes a folder of rendered pages. */
export interface PagesWriter {
  /** Returns the hash that names it. */
  addFragment(fragment: Fragment): Promise<string>;
  /** Writes the list. Without it, the folder is none. */
  finish(list: PageList): Promise<void>;
}

/**
 * Creates a folder of rendered pages, in place of an earlier one.
 * @throws {ReleaseError} if the folder has other files.
 */
export async function createPagesFolder(folder: string): Promise<PagesWriter> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => ![LIST, FRAGMENTS].includes(name));
  if (others.length > 0)
    throw new ReleaseError(`${folder} has other files: ${others.slice(0, 3).join(', ')}`);
  await rm(join(folder, LIST), { force: true });
  await rm(join(folder, FRAGMENTS), { recursive: true, force: true });
  await mkdir(join(folder, FRAGMENTS));
  return {
    async addFragment({ head, html }) {
      const bytes = bytesOf(JSON.stringify({ head, html }));
      const hash = hashOf(bytes);
      await writeFile(join(folder, FRAGMENTS, `${hash}.json`), bytes);
      return hash;
    },
    async finish(list) {
      const draft = join(folder, FRAGMENTS, LIST);
      await writeFile(draft, `${JSON.stringify({ format: FORMAT, ...list }, null, 1)}\n`);
      await rename(draft, join(folder, LIST));
    },
  };
}
