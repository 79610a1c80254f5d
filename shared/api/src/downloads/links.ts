import { accountRequest } from '@portal/api/core';
import { getConfig } from '@portal/config';
import * as v from 'valibot';

/** Region of the installers bucket. CALL-15. */
const INSTALLERS_REGION = 'us-west-1';

const link = v.object({ download_url: v.pipe(v.string(), v.nonEmpty()) });

const ask = async (json: Readonly<Record<string, string>>): Promise<string> =>
  (await accountRequest('/getpackageinstaller', { method: 'POST', json, schema: link })).download_url;

/** The address a package can be downloaded from (`getLinkDonwloadFile`). CALL-14. Never repeated by itself. */
export const getFileDownloadLink = (objectKey: string): Promise<string> =>
  ask({ bucket_name: getConfig().buckets.downloads, object_key: objectKey });

/** The same for keys that start with `releases` (`getLinkDonwloadInstaller`). CALL-15. */
export const getInstallerDownloadLink = (objectKey: string): Promise<string> =>
  ask({ bucket_name: getConfig().buckets.installers, object_key: objectKey, region: INSTALLERS_REGION });
