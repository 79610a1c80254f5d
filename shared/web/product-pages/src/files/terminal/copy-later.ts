async function copyMade(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text that is still being made. To be called in the click: Safari allows no access to the clipboard later.
 * @returns false if the text could not be made, or the browser denies access or has no clipboard.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // Not every browser waits for it.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // Older browsers have no items that are promised.
    return copyMade(text);
  }
}
