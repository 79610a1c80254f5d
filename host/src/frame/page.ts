/** What is done to the whole document, in one place that tests can watch: jsdom does none of it. */
export const page = {
  reload: () => window.location.reload(),
  replace: (url: string) => window.location.replace(url),
  toTop: () => window.scrollTo(0, 0),
};
