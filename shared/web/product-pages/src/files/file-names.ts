import type { FileEntry } from '@portal/api/content';
import type { DownloadTarget } from '@portal/catalog';

type Named = Pick<FileEntry, 'filename' | 'link' | 'name' | 'type'>;

/** Control characters, and the invisible ones that reorder text. A terminal obeys the former when they are pasted. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** What Windows does not allow in a file name. Browsers replace it on every system. */
const FORBIDDEN = /[\\<>:"|?*]/g;
/** Names of devices on Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The name under which a file is saved: the last segment of a path, with `_` for characters that a file system, a
 * shell or a terminal could take for something else, and in place of a leading dash, tilde or dot, of a trailing dot,
 * and before the name of a device. Close to what browsers do themselves. NAMES-1.
 */
const cleanFileName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .trim()
    .replace(INVISIBLE, '_')
    .replace(FORBIDDEN, '_')
    .replace(/^[-.~]+|\.+$/g, '_')
    .replace(DEVICE, '_$1');

/** The path of an address, decoded as browsers do for the name of a file. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A malformed percent-encoding.
  }
}

/** The name of a download that content does not describe. */
const NAMELESS = 'download';

/**
 * The name under which a file of the content is saved, whatever saves it: a browser, a command or a script. MD5SUMS
 * and the commands of Verify name it so. NAMES-1.
 */
export const savedName = ({ filename, link, name, type }: Named): string =>
  cleanFileName(filename || (type === 'raw_link' ? pathOf(link) : link) || name) || NAMELESS;

/** The name under which a download is saved that content does not list, such as a demo viewer. NAMES-1. */
export const savedNameOfTarget = (target: DownloadTarget): string =>
  cleanFileName(target.kind === 'raw' ? pathOf(target.url) : target.objectKey) || NAMELESS;
