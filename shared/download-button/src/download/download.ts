import { isHttpError } from '@portal/api/core';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { setHash } from './card-anchor';
import { resolveDownloadUrl } from './download-url';
import { describeFailure, NotAFileError, showDownloadFailure } from './failure';
import { reportLinkFailure } from './link-failure';
import { navigateToDownload } from './navigate';
import type { openFile } from './open-file';
import { type DownloadProgress, isRequesting, setProgress } from './progress';
import type { DownloadRequest, ResolvedDownload } from './request';

const resolveRequest = async ({ target, facts }: DownloadRequest): Promise<ResolvedDownload> =>
  target.kind === 'resolve' ? target.resolve() : { target, facts };

function promptSignIn(alertKey: string): void {
  setHash(alertKey);
  showAlert(alertKey, { type: 'logindownload' });
}

/** Says why a download failed: in a toast and, unless its page was left, at the file. DL-4, ALERT-10. */
function showFailure(reason: string, request: DownloadRequest, hasLeftPage: () => boolean): void {
  showDownloadFailure(reason);
  if (!hasLeftPage()) showAlert(request.alertKey, { type: 'failed', reason, request });
}

/** Without its chunk, a link is followed as it is. */
const loadOpenFile = (): Promise<typeof openFile> =>
  import(/* webpackChunkName: "card-tools" */ './open-file').then(
    (module) => module.openFile,
    () => async (url) => navigateToDownload(url),
  );

/** Resolves the download's URL and navigates to it, once the gate has let the request pass. */
async function startDownload(
  request: DownloadRequest,
  signal: AbortSignal,
  hasLeftPage: () => boolean,
): Promise<DownloadProgress> {
  const { target, facts } = await resolveRequest(request);
  const [url, open] = await Promise.all([resolveDownloadUrl(target, signal), loadOpenFile()]);
  if (signal.aborted) return { kind: 'canceled' };
  trackDownload(facts);
  if (target.kind === 'raw') navigateToDownload(url);
  else
    await open(url, {
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

/** Runs a download until it has started or an alert shows why not. Shows nothing once `signal` has aborted. */
async function attempt(request: DownloadRequest, signal: AbortSignal): Promise<DownloadProgress | undefined> {
  const {
    alertKey,
    access: { license, noLicenseAlert },
  } = request;
  const page = window.location.pathname;
  const hasLeftPage = () => window.location.pathname !== page;
  const gate = await passGate(license);
  // The alert and the hash belong to the page of the click, so both are skipped after the user has left it.
  if (signal.aborted || (gate.kind !== 'passed' && hasLeftPage())) return;
  if (gate.kind === 'signed-out') {
    promptSignIn(alertKey);
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
    else if (!hasLeftPage()) promptSignIn(alertKey);
  }
}

/**
 * Runs a download from the click to the navigation or the alert. Does nothing while one with the same key is
 * requested. DL-1, DL-4, DL-8. Never rejects: every failure is shown as an alert or a toast.
 */
export async function download(request: DownloadRequest): Promise<void> {
  const { alertKey } = request;
  if (isRequesting(alertKey)) return;
  const abort = new AbortController();
  const progress = await new Promise<DownloadProgress | undefined>((settle) => {
    abort.signal.addEventListener('abort', () => settle({ kind: 'canceled' }));
    setProgress(alertKey, { kind: 'requesting', cancel: () => abort.abort() });
    void attempt(request, abort.signal).then(settle);
  });
  setProgress(alertKey, progress);
}
