import { isHttpError } from '@portal/api/core';
import { hideAlert, showAlert } from '../alerts/store';
import { passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { downloadAddress } from './address';
import { setHash } from './card-anchor';
import { showDownloadFailure } from './failure';
import { goToDownload } from './navigate';
import type { DownloadRequest, ResolvedDownload } from './request';

const resolveRequest = async ({ target, facts }: DownloadRequest): Promise<ResolvedDownload> =>
  target.kind === 'resolve' ? target.resolve() : { target, facts };

function askToSignIn(alertKey: string): void {
  setHash(alertKey);
  showAlert(alertKey, { type: 'logindownload' });
}

/** Asks for the link and follows it: the part after the gate. */
async function start(request: DownloadRequest): Promise<void> {
  const { target, facts } = await resolveRequest(request);
  const address = await downloadAddress(target);
  trackDownload(facts);
  goToDownload(address);
}

/**
 * One download from the click to the navigation or the alert. DL-1, DL-4.
 * Never rejects: every failure has a face.
 */
export async function download(request: DownloadRequest): Promise<void> {
  const { alertKey, license, noLicenseAlert } = request;
  const page = window.location.pathname;
  const isLeft = () => window.location.pathname !== page;
  const gate = await passGate(license);
  // An alert belongs to its page, and so does the address that leads back to the card.
  if (gate.kind !== 'passed' && isLeft()) return;
  if (gate.kind === 'signed-out') return askToSignIn(alertKey);
  if (gate.kind === 'no-license')
    return showAlert(alertKey, { type: noLicenseAlert, product: gate.product, check: gate.check });
  hideAlert(alertKey);
  try {
    await start(request);
  } catch (error) {
    if (!isHttpError(error, 401)) showDownloadFailure(error);
    else if (!isLeft()) askToSignIn(alertKey);
  }
}
