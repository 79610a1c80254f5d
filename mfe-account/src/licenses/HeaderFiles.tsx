import type { HeaderFile } from '@portal/api/account';
import { Button } from '@portal/ui';
import { safeFileName } from './file-name';
import styles from './license-table.module.css';
import { saveFile } from './save-file';

/** Buttons that save a license's header files, labeled with the file names. LIC-3. */
export function HeaderFiles({ files }: { readonly files: readonly HeaderFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
        <li key={index}>
          <Button size="small" icon="download" onClick={() => saveFile(file)}>
            {file.filename.trim() || safeFileName(file.filename)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
