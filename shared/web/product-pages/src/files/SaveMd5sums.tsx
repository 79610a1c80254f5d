import type { FileEntry } from '@portal/api/content';
import { Button } from '@portal/ui';
import { saveBlob } from '@portal/ui/save-blob';
import { type FileContext, fileRequest } from './page-files';
import { md5sumsOf } from './sums';

/** Name that programs and people expect for a list of MD5 sums. */
const FILE_NAME = 'MD5SUMS';
/** As text/plain, Chromium would add `.txt` to a name without an extension. */
const FILE_TYPE = 'application/octet-stream';

export interface Md5sumsProps {
  readonly files: readonly FileEntry[];
  /** Tells which of them can be downloaded. Default: all of them can. */
  readonly context?: FileContext;
}

/** Saves the MD5 sums of the files that can be downloaded as the file `MD5SUMS`; nothing if none has a sum. VERIFY-7. */
export default function SaveMd5sums({ files, context }: Md5sumsProps) {
  const text = md5sumsOf(context ? files.filter((file) => fileRequest(file, context) !== null) : files);
  if (text === '') return null;
  return (
    <Button
      kind="text"
      size="small"
      icon="download"
      title="The MD5 sums of this section, for md5sum -c"
      onClick={() => saveBlob(new Blob([text], { type: FILE_TYPE }), FILE_NAME)}
    >
      Save {FILE_NAME}
    </Button>
  );
}
