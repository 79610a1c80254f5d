import { getConfig, toAllowedUrl } from '@portal/config';
import { linkExpiry } from './link-expiry';

/**
 * Navigates to a download by clicking a link. The page stays open when the response is a file, and tests can
 * intercept the click event.
 * @param frame name of the frame to navigate, or `_blank`. Default: the page itself.
 */
export function navigateToDownload(url: string, frame = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = frame;
  link.rel = 'noopener';
  link.hidden = true;
  link.dataset.portalDownload = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Endings of files that no browser displays: a document in place of such a file is not the file. */
const NEVER_DISPLAYED =
  /\.(zip|7z|rar|jar|t?gz|tgz|xz|bz2|zst|tar|exe|msi|msp|dmg|pkg|apk|ipa|deb|rpm|run|iso|bin|nupkg|whl)$/i;

/** Whether no browser displays a file of this name, such as an archive or a program. */
export const isNeverDisplayed = (name: string): boolean => NEVER_DISPLAYED.test(name);

/** How long a frame stays for a response, in milliseconds: removing it would cancel the request. */
const FRAME_LIFETIME_MS = 5 * 60_000;

/** Origins that the page's content security policy keeps out of frames. */
const unframedOrigins = new Set<string>();
let frames = 0;

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

interface FrameHandlers {
  /**
   * A document has loaded in place of the file.
   * @param elsewhere the origin to which the service has redirected, if the policy forbids it: the document is then a
   * page of the browser. Default: the service sent the document.
   */
  readonly onDocument: (elsewhere?: string) => void;
  /** The content security policy forbids the frame. */
  readonly onBlocked: () => void;
}

/**
 * Navigates a hidden frame to a file. A download leaves the frame empty; a document that loads there is what the
 * service sent instead of the file, and the page stays.
 */
function navigateInFrame(url: string, { onDocument, onBlocked }: FrameHandlers): void {
  const frame = createFrame();
  const { origin } = new URL(url, window.location.href);
  const dispose = () => {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
    frame.remove();
  };
  let elsewhere: string | undefined;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src') return;
    if (!blockedURI.startsWith(origin)) {
      if (URL.canParse(blockedURI)) elsewhere = new URL(blockedURI).origin;
      return;
    }
    unframedOrigins.add(origin);
    dispose();
    onBlocked();
  };
  const timer = setTimeout(dispose, FRAME_LIFETIME_MS);
  document.addEventListener('securitypolicyviolation', onViolation);
  frame.addEventListener('load', () => {
    if (isEmpty(frame)) return;
    // A violation is reported in a task of its own, before or after the load of the browser's error page.
    setTimeout(() => {
      if (!frame.isConnected) return;
      dispose();
      onDocument(elsewhere);
    });
  });
  navigateToDownload(url, frame.name);
}

/** Whether a frame of the page may load this address at all. */
function canFrame(url: string): boolean {
  const { origin, protocol } = new URL(url, window.location.href);
  return !unframedOrigins.has(origin) && (protocol === 'https:' || protocol === window.location.protocol);
}

/** Why the browser has saved nothing. */
export type NotSaved =
  /** The service sent a document, which cannot be the file. */
  | 'document'
  /** The service redirected to an origin that downloads may not come from. */
  | 'redirected'
  /** The browser displays the file, or a page in its place, or may not open it beside this page. */
  | 'displayed';

export interface OpenFileOptions {
  /** Name of the file in the bucket: the address of a download does not always end with it. */
  readonly name: string;
  /** Requests another link to the same file; `null` if there is none. */
  readonly renew: (() => Promise<string>) | null;
  /**
   * Whether the page stays whatever the service sends. Otherwise the browser leaves it for a file that browsers
   * display, such as a PDF file, and where the policy forbids frames.
   */
  readonly keepPage: boolean;
  /**
   * Called later than the download has started, since a page learns of nothing but a failure.
   * @param origin of `redirected`.
   */
  readonly onNotSaved: (reason: NotSaved, origin?: string) => void;
  /** Cancels the download while its link is renewed. Default: it cannot be canceled. DL-8. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends the browser to a file. A link that says that it has expired is renewed first; one for which the service sends
 * a document instead of the file is renewed once; a redirect to an origin that is not allowed is not. DL-9.
 * @returns whether the browser was sent to it: not after a cancel.
 */
export async function openFile(url: string, options: OpenFileOptions): Promise<boolean> {
  const { name, renew, keepPage, onNotSaved, signal } = options;
  const isFile = (link: string) =>
    isNeverDisplayed(name) || isNeverDisplayed(new URL(link, window.location.href).pathname);

  const follow = (link: string, onSent: () => void) => {
    const withoutFrame = () => (keepPage ? onNotSaved('displayed') : navigateToDownload(link));
    const onDocument = (elsewhere?: string) => {
      if (elsewhere === undefined) onSent();
      // What has no link call may come from anywhere.
      else if (renew === null || toAllowedUrl(elsewhere, getConfig().allowedDownloadOrigins)) withoutFrame();
      else onNotSaved('redirected', elsewhere);
    };
    if (canFrame(link) && (keepPage || isFile(link)))
      navigateInFrame(link, { onDocument, onBlocked: withoutFrame });
    else withoutFrame();
  };
  const fail = () => onNotSaved(isFile(url) ? 'document' : 'displayed');

  const expiry = linkExpiry(url);
  const isExpired = expiry !== null && expiry <= Date.now();
  // The machine's clock may be wrong, so a link that cannot be renewed, or still looks expired, is followed anyway.
  const link = isExpired && renew !== null ? await renew().catch(() => url) : url;
  if (signal?.aborted) return false;
  follow(link, () => {
    if (renew === null) fail();
    else renew().then((renewed) => follow(renewed, fail), fail);
  });
  return true;
}
