/** The address of the page that is rendered ahead of its visit; `undefined` in a browser. */
let rendered: URL | undefined;

/** The address of the current page, also where there is no window. */
export const pageUrl = (): URL => rendered ?? new URL(window.location.href);

/** For the renderer of pages: sets what {@link pageUrl} returns. */
export function setRenderedUrl(url: URL): void {
  rendered = url;
}
