import { isHttpError } from '@portal/api/core';
import type { DownloadTarget } from '@portal/catalog';
import { hideAlert, showAlert } from '../alerts/store';
import { type GateOutcome, passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { describeFailure } from './failure';
import { navigateToDownload, resolveDownloadUrl } from './link';
import { type DownloadRequest, type ResolvedDownload, resolveRequest } from './request';
import { promptSignIn } from './sign-in';

/** A link that can be followed now. */
export interface ReadyLink {
  readonly kind: 'ready';
  /** Signed: it must not be shown, stored or reported. */
  readonly url: string;
  readonly target: DownloadTarget;
  readonly facts: ResolvedDownload['facts'];
}

/** What came of a request for a download's link. */
export type LinkOutcome =
  | ReadyLink
  | Exclude<GateOutcome, { kind: 'passed' }>
  /** The look-up or the link call failed. `message` is shown to the user. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Requests a fresh link for a download, once the gate has let it pass. Shows nothing. GATE-1, GATE-2, DL-20.
 * Never rejects.
 */
export async function requestLink(request: DownloadRequest): Promise<LinkOutcome> {
  const gate = await passGate(request.access.license);
  if (gate.kind !== 'passed') return gate;
  try {
    const { target, facts } = await resolveRequest(request);
    return { kind: 'ready', url: await resolveDownloadUrl(target), target, facts };
  } catch (error) {
    // DL-5.
    if (isHttpError(error, 401)) return { kind: 'signed-out' };
    return { kind: 'failed', message: describeFailure(error) };
  }
}

/** Starts a download in the browser and sends its event. TRK-1. */
export function followLink({ url, facts }: ReadyLink): void {
  trackDownload(facts);
  navigateToDownload(url);
}

/**
 * Shows the alert that an outcome calls for, or closes it. A failure is the caller's to show. ALERT-7, ALERT-8.
 * @param alertKey where it is shown. Default: at the download's card, to which signing in then returns.
 */
export function showLinkAlert(request: DownloadRequest, outcome: LinkOutcome, alertKey?: string): void {
  const key = alertKey ?? request.alertKey;
  if (outcome.kind === 'signed-out') {
    if (alertKey === undefined) promptSignIn(key);
    else showAlert(key, { type: 'logindownload' });
  } else if (outcome.kind === 'no-license') {
    const { kind: _, ...reason } = outcome;
    showAlert(key, { type: request.access.noLicenseAlert, ...reason });
  } else hideAlert(key);
}
