import { isHttpError } from '@portal/api/core';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { setHash } from './card-anchor';
import { resolveDownloadUrl } from './download-url';
import { showDownloadFailure } from './failure';
import { navigateToDownload } from './navigate';
import type { DownloadRequest, ResolvedDownload } from './request';

const resolveRequest = async ({ target, facts }: DownloadRequest): Promise<ResolvedDownload> =>
  target.kind === 'resolve' ? target.resolve() : { target, facts };

function promptSignIn(alertKey: string): void {
  setHash(alertKey);
  showAlert(alertKey, { type: 'logindownload' });
}

/** Resolves the download's URL and navigates to it, once the gate has let the request pass. */
async function startDownload(request: DownloadRequest): Promise<void> {
  const { target, facts } = await resolveRequest(request);
  const url = await resolveDownloadUrl(target);
  trackDownload(facts);
  navigateToDownload(url);
}

/**
 * Runs a download from the click to the navigation or the alert. DL-1, DL-4.
 * Never rejects: every failure is shown as an alert or a toast.
 */
export async function download(request: DownloadRequest): Promise<void> {
  const {
    alertKey,
    access: { license, noLicenseAlert },
  } = request;
  const page = window.location.pathname;
  const hasLeftPage = () => window.location.pathname !== page;
  const gate = await passGate(license);
  // The alert and the hash belong to the page of the click, so both are skipped after the user has left it.
  if (gate.kind !== 'passed' && hasLeftPage()) return;
  if (gate.kind === 'signed-out') return promptSignIn(alertKey);
  if (gate.kind === 'no-license')
    return showAlert(alertKey, { type: noLicenseAlert, product: gate.product, check: gate.check });
  hideAlert(alertKey);
  try {
    await startDownload(request);
  } catch (error) {
    if (!isHttpError(error, 401)) showDownloadFailure(error);
    else if (!hasLeftPage()) promptSignIn(alertKey);
  }
}
