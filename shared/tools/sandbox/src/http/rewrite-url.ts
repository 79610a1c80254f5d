/** Whether a path can be decoded; `%E0%A4%A` cannot. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The URL under which a request is handled. A path with a malformed encoding is taken literally, so that it is an
 * unknown address like any other and browsers get a page of the portal. NAV-10.
 */
export function rewriteUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
