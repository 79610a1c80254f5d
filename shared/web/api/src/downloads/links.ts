import { accountRequest } from '@portal/api/core';
import { getConfig } from '@portal/config';
import * as v from 'valibot';

/** Region of the installers bucket. CALL-15. */
const INSTALLERS_REGION = 'us-west-1';

const linkResponse = v.object({ download_url: v.pipe(v.string(), v.nonEmpty()) });

const requestLink = async (
  json: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> =>
  (await accountRequest('/getpackageinstaller', { method: 'POST', json, schema: linkResponse, signal }))
    .download_url;

/** Requests the download URL of a package (`getLinkDonwloadFile`). Never retried. CALL-14. */
export const getFileDownloadLink = (objectKey: string, signal?: AbortSignal): Promise<string> =>
  requestLink({ bucket_name: getConfig().buckets.downloads, object_key: objectKey }, signal);

/** The same for keys that start with `releases` (`getLinkDonwloadInstaller`). CALL-15. */
export const getInstallerDownloadLink = (objectKey: string, signal?: AbortSignal): Promise<string> =>
  requestLink(
    {
      bucket_name: getConfig().buckets.installers,
      object_key: objectKey,
      region: INSTALLERS_REGION,
    },
    signal,
  );
