/**
 * Writes text to the clipboard.
 *
 * @returns false if the browser denies access or has no clipboard, as on a page without TLS
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
