import {
  allowedDownload,
  ForbiddenDownloadError,
  getFileDownloadLink,
  getInstallerDownloadLink,
} from '@portal/api/downloads';
import type { DownloadTarget } from '@portal/catalog';
import { reportLinkFailure } from './failure';
import { linkExpiry } from './link-expiry';

/** Validates a raw link: any http(s) URL, but no other scheme such as `javascript:`. PATH-2, SEC-2. */
function parseWebUrl(text: string): string {
  const url = URL.canParse(text, window.location.href) ? new URL(text, window.location.href) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ForbiddenDownloadError(url?.protocol ?? text);
  return url.href;
}

/** Awaits a link call and checks the returned URL; reports a failure. */
async function checkLink(link: Promise<string>, signal: AbortSignal | undefined): Promise<string> {
  try {
    return allowedDownload(await link);
  } catch (error) {
    if (!signal?.aborted) reportLinkFailure(error);
    throw error;
  }
}

/**
 * Resolves the URL of a download. A failed link call is never retried automatically. DL-2, DL-4.
 * @param signal cancels the link call. Default: it cannot be canceled.
 * @throws {HttpError | NetworkError | TimeoutError | ResponseError} when the link call fails.
 * @throws {ForbiddenDownloadError} when the URL is not allowed.
 */
export async function resolveDownloadUrl(target: DownloadTarget, signal?: AbortSignal): Promise<string> {
  switch (target.kind) {
    case 'raw':
      return parseWebUrl(target.url);
    case 'file':
      return checkLink(getFileDownloadLink(target.objectKey, signal), signal);
    case 'installer':
      return checkLink(getInstallerDownloadLink(target.objectKey, signal), signal);
  }
}

/**
 * Navigates to a download by clicking a link. The page stays open when the response is a file, and tests can
 * intercept the click event.
 * @param frame name of the frame to navigate. Default: the page itself.
 */
export function navigateToDownload(url: string, frame = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = frame;
  link.hidden = true;
  link.dataset.portalDownload = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Endings of files that no browser displays: a document at such an address is not the file. */
const NEVER_DISPLAYED =
  /\.(zip|7z|rar|jar|t?gz|tgz|xz|bz2|zst|tar|exe|msi|msp|dmg|pkg|apk|ipa|deb|rpm|run|iso|bin|nupkg|whl)$/i;
/** How long a frame stays for a response, in milliseconds: removing it would cancel the request. */
const FRAME_LIFETIME_MS = 5 * 60_000;

/** Origins that the page's content security policy keeps out of frames. */
const unframedOrigins = new Set<string>();
let frames = 0;

interface LinkHandlers {
  /** Requests another link to the same file. */
  readonly renew: () => Promise<string>;
  /** The service sent a document instead of the file, also for the renewed link. */
  readonly onDocument: () => void;
}

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frames += 1;
  frame.name = `portal-download-${frames}`;
  frame.hidden = true;
  document.body.append(frame);
  // Set after the empty document, which stays readable. No script of an error page runs.
  frame.setAttribute('sandbox', 'allow-downloads');
  return frame;
}

/** Whether the frame still has the empty document that it was created with: some browsers report its load, too. */
function isEmpty(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch {
    return false; // The document of another origin, or a browser's own error page.
  }
}

/**
 * Navigates a hidden frame to a file. A download leaves the frame empty; a document that loads there is what the
 * service sent instead of the file, and the page stays. If the content security policy forbids the frame, the page
 * itself is navigated.
 */
function navigateInFrame(url: string, onDocument: () => void): void {
  const frame = createFrame();
  const { origin } = new URL(url, window.location.href);
  const dispose = () => {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
    frame.remove();
  };
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return;
    unframedOrigins.add(origin);
    dispose();
    navigateToDownload(url);
  };
  const timer = setTimeout(dispose, FRAME_LIFETIME_MS);
  document.addEventListener('securitypolicyviolation', onViolation);
  frame.addEventListener('load', () => {
    if (isEmpty(frame)) return;
    // A violation is reported in a task of its own, before or after the load of the browser's error page.
    setTimeout(() => {
      if (!frame.isConnected) return;
      dispose();
      onDocument();
    });
  });
  navigateToDownload(url, frame.name);
}

/** Whether a document at this address can be recognized as something else than the file. */
function canUseFrame(url: string): boolean {
  const { pathname, origin, protocol } = new URL(url, window.location.href);
  return (
    NEVER_DISPLAYED.test(pathname) &&
    !unframedOrigins.has(origin) &&
    (protocol === 'https:' || protocol === window.location.protocol)
  );
}

const follow = (url: string, onDocument: () => void) =>
  canUseFrame(url) ? navigateInFrame(url, onDocument) : navigateToDownload(url);

/**
 * Sends the browser to a file. A link that says that it has expired is renewed first; one for which the service sends
 * a document instead of the file is renewed once. DL-9.
 */
export async function openFile(url: string, { renew, onDocument }: LinkHandlers): Promise<void> {
  const expiry = linkExpiry(url);
  // The machine's clock may be wrong, so a link that cannot be renewed, or still looks expired, is followed anyway.
  const link = expiry !== null && expiry <= Date.now() ? await renew().catch(() => url) : url;
  follow(link, () => {
    renew().then((renewed) => follow(renewed, onDocument), onDocument);
  });
}
