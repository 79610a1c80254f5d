import { ReleaseError } from '@portal/releases';
import type { ContentFiles } from '@portal/search-index/build';
import * as v from 'valibot';
import type { ContentReader, ContentSettings } from './content-reader';

/** A response of the contents API. CALL-17. */
const contentFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ content: v.string(), encoding: v.literal('base64') }),
);

const urlOf = ({ content }: ContentSettings, path: string): string => {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${content.apiBase}/repos/${content.repository}/contents/content-data/${encoded}?ref=main`;
};

/**
 * The files of the content service. A file that does not exist is `null`, one that cannot be used a problem.
 * `read` rejects with a {@link ReleaseError} where the service did not answer: what is derived then stays as it was.
 */
export function contentFilesOf(reader: ContentReader, settings: ContentSettings): ContentFiles {
  const problems: string[] = [];
  return {
    problems,
    async read(path, schema) {
      const response = await reader.read(urlOf(settings, path));
      if (response === null) throw new ReleaseError(`content-data/${path} could not be read`);
      if (response.status === 404) return null;
      try {
        const { content } = v.parse(contentFile, response.body);
        const text = new TextDecoder().decode(Buffer.from(content, 'base64'));
        return v.parse(schema, JSON.parse(text));
      } catch (error) {
        problems.push(`${path}: ${error instanceof Error ? error.message : error}`);
        return null;
      }
    },
  };
}
