/** Scripts of the host and of remotes that load only when the page is idle. They are not part of a first load. */
export const IDLE_SCRIPTS =
  /^\/(host|remotes\/[^/]+\/[^/]+)\/(product-marks|tracking|late|keep-head|calls|card-tools)\./;
