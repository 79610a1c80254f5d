/**
 * Sends the browser to a download. A link that is clicked leaves the page where it is when a file
 * comes, and is an event that tests can catch.
 */
export function goToDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  link.dataset.portalDownload = '';
  document.body.append(link);
  link.click();
  link.remove();
}
