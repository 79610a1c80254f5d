/** The folder of the repository that the portal reads, and the branches: LTS pages read `develop`. */
const FOLDER = 'content-data';
const REFS = ['main', 'develop'];

/** A request for a file of the content repository. */
export interface ContentRequest {
  /** Encoded, from the repository's root: `content-data/releases_prod_latest.json`. */
  readonly path: string;
  readonly ref: string;
}

/** Decodes a segment; null if it could lead elsewhere. */
function readSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
    return text === '' || text === '.' || text === '..' || /[/\\\u0000-\u001f\u007f]/.test(text)
      ? null
      : text;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/**
 * Reads the address of a content request, as the portal sends it. AWS-4.
 * @param repository the one repository that is served, `owner/name`.
 * @returns null for every address but a file below `content-data/` at one of the two refs.
 */
export function readContentRequest(path: string, query: string, repository: string): ContentRequest | null {
  const prefix = `/services/content/repos/${repository}/contents/${FOLDER}/`;
  if (!path.startsWith(prefix)) return null;
  const segments = path.slice(prefix.length).split('/').map(readSegment);
  const [ref, ...others] = [...new URLSearchParams(query)].map(([name, value]) => name === 'ref' && value);
  if (segments.includes(null) || others.length > 0 || typeof ref !== 'string' || !REFS.includes(ref))
    return null;
  const names = segments.map((segment) => encodeURIComponent(segment ?? ''));
  return { path: [FOLDER, ...names].join('/'), ref };
}
