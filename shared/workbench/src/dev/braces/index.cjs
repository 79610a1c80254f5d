/**
 * braces 3 as chokidar 3 and micromatch 4 call it, which webpack-dev-server brings. Deeply nested patterns
 * exhaust its stack, and there is no version without that; so the calls go to a maintained library (see
 * `overrides` in pnpm-workspace.yaml). A pattern becomes all that it stands for, in place of one expression.
 */
const { expand } = require('brace-expansion');

module.exports = (patterns) => [patterns].flat().flatMap((pattern) => expand(pattern));
module.exports.expand = module.exports;
