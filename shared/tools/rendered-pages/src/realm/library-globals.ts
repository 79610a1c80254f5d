/** What libraries in the realm take for Node.js. The bundle injects it into their modules; releases do not see it. */

/** @public */
export const process = {
  version: 'v20.19.0',
  versions: { node: '20.19.0' },
  env: {},
  platform: 'linux',
  cwd: () => '/',
  nextTick: (run: () => void) => queueMicrotask(run),
};

/** Nothing that jsdom gets here is one. @public */
export const Buffer = { isBuffer: () => false };
