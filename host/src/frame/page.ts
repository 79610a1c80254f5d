/** What leaves or reloads the document, in one place that tests can watch: jsdom does neither. */
export const page = {
  reload: () => window.location.reload(),
  replace: (url: string) => window.location.replace(url),
};
