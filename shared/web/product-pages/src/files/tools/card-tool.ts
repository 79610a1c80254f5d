import type { FileEntry } from '@portal/api/content';
import type { DownloadRequest } from '@portal/download-button';

/** What a tool of a card knows about its download. */
export interface CardToolProps {
  /** Title of the card. */
  readonly name: string;
  readonly request: DownloadRequest;
  /** `null` for a download that content does not list, such as a demo viewer. */
  readonly entry: FileEntry | null;
}
