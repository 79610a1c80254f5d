/** Scripts of the host and of remotes that load only when the page is idle. They are not part of a first load. */
export const IDLE_SCRIPTS =
  /^\/(host|remotes\/[^/]+\/[^/]+)\/(product-marks|tracking|late|keep-head|calls|card-tools)\./;

/** The router's script, which only a rendered page that was adopted loads when it is idle. TAKEOVER-5. */
const ROUTER_SCRIPT = /^\/host\/router\./;

/** Whether a request is part of the first load of a page that the browser draws. */
export const isFirstLoad = (path: string): boolean => !IDLE_SCRIPTS.test(path);

/** Whether a request is part of the first load of a rendered page. */
export const isFirstLoadOfRendered = (path: string): boolean =>
  isFirstLoad(path) && !ROUTER_SCRIPT.test(path);
