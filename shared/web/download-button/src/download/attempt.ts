import { isHttpError } from '@portal/api/core';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { describeFailure, NotAFileError, reportLinkFailure, showDownloadFailure } from './failure';
import { navigateToDownload, openFile, resolveDownloadUrl } from './link';
import { type DownloadProgress, setProgress } from './progress';
import { type DownloadRequest, resolveRequest } from './request';
import { promptSignIn } from './sign-in';

/** The last part of the file's key; empty for a link of the content and for a file that is looked up. */
function fileNameOf({ target }: DownloadRequest): string {
  if (target.kind === 'resolve' || target.kind === 'raw') return '';
  return target.objectKey.slice(target.objectKey.lastIndexOf('/') + 1);
}

/** Says why a download failed: in a toast and, unless its page was left, at the file. DL-4, ALERT-10. */
function showFailure(reason: string, request: DownloadRequest, hasLeftPage: () => boolean): void {
  showDownloadFailure(reason);
  if (!hasLeftPage()) showAlert(request.alertKey, { type: 'failed', reason, request });
}

/** Resolves the download's URL and navigates to it, once the gate has let the request pass. */
async function startDownload(
  request: DownloadRequest,
  signal: AbortSignal,
  hasLeftPage: () => boolean,
): Promise<DownloadProgress> {
  const { target, facts } = await resolveRequest(request);
  const url = await resolveDownloadUrl(target, signal);
  if (signal.aborted) return { kind: 'canceled' };
  trackDownload(facts);
  if (target.kind === 'raw') navigateToDownload(url);
  else
    await openFile(url, {
      renew: () => resolveDownloadUrl(target),
      onDocument: () => {
        setProgress(request.alertKey, undefined);
        const error = new NotAFileError();
        reportLinkFailure(error);
        showFailure(describeFailure(error), request, hasLeftPage);
      },
    });
  return { kind: 'started' };
}

/**
 * Runs a download until it has started or an alert shows why not. Shows nothing once `signal` has aborted.
 * @param page the path of the page of the click.
 */
export async function attempt(
  request: DownloadRequest,
  signal: AbortSignal,
  page: string,
): Promise<DownloadProgress | undefined> {
  const {
    alertKey,
    access: { license, noLicenseAlert },
  } = request;
  const hasLeftPage = () => window.location.pathname !== page;
  const gate = await passGate(license);
  // The alert and the hash belong to the page of the click, so both are skipped after the user has left it.
  if (signal.aborted || (gate.kind !== 'passed' && hasLeftPage())) return;
  if (gate.kind === 'signed-out') {
    promptSignIn(alertKey, fileNameOf(request));
    return;
  }
  if (gate.kind === 'no-license') {
    showAlert(alertKey, { type: noLicenseAlert, license: gate.license, check: gate.check });
    return;
  }
  hideAlert(alertKey);
  try {
    return await startDownload(request, signal, hasLeftPage);
  } catch (error) {
    if (signal.aborted) return;
    if (!isHttpError(error, 401)) showFailure(describeFailure(error), request, hasLeftPage);
    else if (!hasLeftPage()) promptSignIn(alertKey, fileNameOf(request));
  }
}
