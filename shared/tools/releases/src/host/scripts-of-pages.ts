import { forEachLimited } from '../for-each-limited';
import { filesBelow, type ReleaseStore, readText } from '../store/store';
import { inlineScriptSources } from './inline-scripts';
import { pageOfRecord, RECORDS_FOLDER, readRecord } from './page-record';
import { DOCUMENT, rootFolder } from './root-folder';

/**
 * CSP sources of the inline scripts of every host release that a stored page was rendered with. A page that could not be
 * rendered again is of an older host than the live one and its predecessor. PAGES-10.
 */
export async function scriptsOfPages(store: ReleaseStore): Promise<string[]> {
  const hosts = new Set<string>();
  await forEachLimited(await filesBelow(store, RECORDS_FOLDER), async (path) => {
    const { record } = await readRecord(store, pageOfRecord(path));
    if (record !== null) hosts.add(record.host);
  });
  const documents = await Promise.all(
    [...hosts].map((host) => readText(store, `${rootFolder(host)}/${DOCUMENT}`)),
  );
  return documents.flatMap((document) => (document === null ? [] : inlineScriptSources(document.text)));
}
