/**
 * Navigates to a download by clicking a link. The page stays open when the response is a file, and tests can
 * intercept the click event.
 */
export function navigateToDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  link.dataset.portalDownload = '';
  document.body.append(link);
  link.click();
  link.remove();
}
