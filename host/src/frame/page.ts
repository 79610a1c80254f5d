/** Actions on the whole document, which jsdom does not implement. Tests spy on this object. */
export const page = {
  /** Whether `reload` was called. What the page starts after that is aborted: its requests fail. */
  isReloading: false,
  reload: () => {
    page.isReloading = true;
    window.location.reload();
  },
  replace: (url: string) => window.location.replace(url),
  scrollToTop: () => window.scrollTo(0, 0),
};
