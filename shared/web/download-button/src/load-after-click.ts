/** Loads what runs after a click: when the page is idle, with the first card, or on the click. A failure can be repeated. */
export const loadAfterClick = (): Promise<typeof import('./after-click')> =>
  import(/* webpackChunkName: "card-tools" */ './after-click');
