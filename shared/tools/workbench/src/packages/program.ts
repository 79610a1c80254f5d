/** The first version of Node that the published packages run in: it can `require` an ES module. */
export const OLDEST_NODE = '20.19';

const [MAJOR, MINOR] = OLDEST_NODE.split('.');

/**
 * A published program, which runs `dist/cli.js` beside it. It looks at Node first: an older one, which npm only warns
 * of, would end in the middle of a script. SDK-7.
 */
export const PROGRAM = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${MAJOR} || (major === ${MAJOR} && minor < ${MINOR})) {
  console.error('This needs Node ${OLDEST_NODE} or newer; this is ' + process.versions.node + '.');
  process.exit(1);
}
// The folder that it is run in is looked at first.
await import('./dist/cli.js').catch((error) => {
  if (error.name !== 'UsageError') throw error;
  console.error(error.message);
  process.exitCode = 1;
});
`;
