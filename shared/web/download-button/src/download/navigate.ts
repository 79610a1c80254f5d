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
