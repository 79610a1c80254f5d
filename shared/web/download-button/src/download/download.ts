import { isHttpError } from '@portal/api/core';
import {
  allowedDownload,
  ForbiddenDownloadError,
  getFileDownloadLink,
  getInstallerDownloadLink,
} from '@portal/api/downloads';
import type { DownloadTarget } from '@portal/catalog';
import { hideAlert, showAlert } from '../alerts/store';
import { type GateOutcome, passGate } from '../gate/gate';
import { trackDownload } from '../tracking/track-download';
import { DownloadUnavailableError, describeFailure, reportLinkFailure, showDownloadFailure } from './failure';
import { isNeverDisplayed, type NotSaved, navigateToDownload, openFile } from './open-file';
import { type DownloadProgress, isRequesting, setProgress } from './progress';
import { type DownloadRequest, type ResolvedDownload, resolveRequest } from './request';
import { promptSignIn } from './sign-in';

/** Validates a raw link: any http(s) URL, but no other scheme such as `javascript:`. PATH-2, SEC-2. */
function parseWebUrl(text: string): string {
  const url = URL.canParse(text, window.location.href) ? new URL(text, window.location.href) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ForbiddenDownloadError(url?.protocol ?? text);
  return url.href;
}

/**
 * Resolves the URL of a download. A failed link call is reported, and never retried automatically. DL-2, DL-4.
 * @param signal cancels the link call. Default: it cannot be canceled.
 * @throws {HttpError | NetworkError | TimeoutError | ResponseError} when the link call fails.
 * @throws {ForbiddenDownloadError} when the URL is not allowed.
 */
async function resolveDownloadUrl(target: DownloadTarget, signal?: AbortSignal): Promise<string> {
  if (target.kind === 'raw') return parseWebUrl(target.url);
  const getLink = target.kind === 'file' ? getFileDownloadLink : getInstallerDownloadLink;
  try {
    return allowedDownload(await getLink(target.objectKey, signal));
  } catch (error) {
    if (!signal?.aborted) reportLinkFailure(error);
    throw error;
  }
}

/** A link that can be followed now. */
export interface ReadyLink {
  readonly kind: 'ready';
  /** Signed: it must not be shown, stored or reported. */
  readonly url: string;
  readonly target: DownloadTarget;
  readonly facts: ResolvedDownload['facts'];
  /** The address of the page that has requested it, which may have been left since. TRK-1. */
  readonly page: string;
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
 * @param signal cancels the link call. Default: it cannot be canceled.
 */
export async function requestLink(request: DownloadRequest, signal?: AbortSignal): Promise<LinkOutcome> {
  const page = window.location.href;
  const gate = await passGate(request.access.license);
  if (gate.kind !== 'passed') return gate;
  try {
    signal?.throwIfAborted();
    const { target, facts } = await resolveRequest(request);
    return { kind: 'ready', url: await resolveDownloadUrl(target, signal), target, facts, page };
  } catch (error) {
    // DL-5.
    if (isHttpError(error, 401)) return { kind: 'signed-out' };
    return { kind: 'failed', message: describeFailure(error) };
  }
}

/** A download that has started and of which nothing was saved. */
export interface DownloadFailure {
  readonly reason: NotSaved;
  /** Shown to the user. */
  readonly message: string;
}

const DISPLAYED: DownloadFailure = {
  reason: 'displayed',
  message: 'The browser shows this file instead of saving it.',
};

interface FollowOptions {
  /**
   * Whether the page stays whatever the service sends, because other downloads follow. A file that a browser may
   * display is then a failure, and `openInTab` opens it. Default: false.
   */
  readonly keepPage?: boolean;
  /** The browser has saved nothing, also with a renewed link. Called at any time, up to minutes later. */
  readonly onFailure: (failure: DownloadFailure) => void;
  /** Cancels the download while its link is renewed. Default: it cannot be canceled. DL-8. */
  readonly signal?: AbortSignal;
}

/** Starts a download in the browser and sends its event. The same guard for one and for several. DL-9, TRK-1. */
export async function followLink(link: ReadyLink, options: FollowOptions): Promise<void> {
  const { url, target, facts, page } = link;
  const { keepPage = false, onFailure, signal } = options;
  if (target.kind === 'raw' && keepPage && !isNeverDisplayed(new URL(url).pathname)) {
    onFailure(DISPLAYED);
    return;
  }
  if (target.kind === 'raw' && !keepPage) {
    trackDownload(facts, page);
    navigateToDownload(url);
    return;
  }
  const isOpened = await openFile(url, {
    name: target.kind === 'raw' ? '' : target.objectKey,
    renew: target.kind === 'raw' ? null : () => resolveDownloadUrl(target, signal),
    keepPage,
    signal,
    onNotSaved: (reason, origin) => {
      if (reason === 'displayed') return onFailure(DISPLAYED);
      const error =
        origin === undefined
          ? // A document, such as the error page of an expired link.
            new DownloadUnavailableError('The service did not send the file.')
          : new ForbiddenDownloadError(origin);
      reportLinkFailure(error);
      onFailure({ reason, message: describeFailure(error) });
    },
  });
  if (isOpened) trackDownload(facts, page);
}

/** Opens a download in a tab of its own and sends its event. To be called soon after a click, or browsers block it. */
export function openInTab({ url, facts, page }: ReadyLink): void {
  trackDownload(facts, page);
  navigateToDownload(url, '_blank');
}

/** The last part of the file's key; empty for a link of the content and for a file that is looked up. */
function fileNameOf({ target }: DownloadRequest): string {
  if (target.kind === 'resolve' || target.kind === 'raw') return '';
  return target.objectKey.slice(target.objectKey.lastIndexOf('/') + 1);
}

/**
 * Shows the alert that an outcome calls for, or closes it. A failure is the caller's to show. ALERT-7, ALERT-8.
 * @param alertKey where it is shown. Default: at the download's card, to which signing in then returns.
 */
export function showLinkAlert(request: DownloadRequest, outcome: LinkOutcome, alertKey?: string): void {
  const key = alertKey ?? request.alertKey;
  if (outcome.kind === 'signed-out') {
    if (alertKey === undefined) promptSignIn(key, fileNameOf(request));
    else showAlert(key, { type: 'logindownload' });
  } else if (outcome.kind === 'no-license') {
    const { kind: _, ...reason } = outcome;
    showAlert(key, { type: request.access.noLicenseAlert, ...reason });
  } else hideAlert(key);
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
  const hasLeftPage = () => window.location.pathname !== page;
  /** Says why the download failed: in a toast and, unless its page was left, at the file. DL-4, ALERT-10. */
  const showFailure = (reason: string) => {
    showDownloadFailure(reason);
    if (!hasLeftPage()) showAlert(request.alertKey, { type: 'failed', reason, request });
  };

  const outcome = await requestLink(request, signal);
  if (signal.aborted) return;
  // The alert and the hash belong to the page of the click, so both are skipped after the user has left it.
  if (!hasLeftPage()) showLinkAlert(request, outcome);
  if (outcome.kind === 'failed') showFailure(outcome.message);
  if (outcome.kind !== 'ready') return;
  await followLink(outcome, {
    signal,
    onFailure: ({ message }) => {
      // The user has clicked again meanwhile: the card shows what comes of that click.
      if (isRequesting(request)) return;
      setProgress(request, undefined);
      showFailure(message);
    },
  });
  return { kind: 'started' };
}
