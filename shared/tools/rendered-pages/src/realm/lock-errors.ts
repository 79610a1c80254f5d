/**
 * Turns stack traces off for good. V8 lets Node.js format them, in Node's own realm; a stack overflow in there throws
 * an error of that realm, which leads to its `Function`. Import this first.
 */
// Libraries may assign them, without effect.
for (const name of ['stackTraceLimit', 'prepareStackTrace'])
  Object.defineProperty(Error, name, { get: () => undefined, set: () => undefined, configurable: false });
