/** Actions on the whole document, which jsdom does not implement. Tests spy on this object. */
export const page = {
  reload: () => window.location.reload(),
  replace: (url: string) => window.location.replace(url),
  scrollToTop: () => window.scrollTo(0, 0),
};
