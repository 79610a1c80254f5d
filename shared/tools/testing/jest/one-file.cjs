const { createHash } = require('node:crypto');
const { buildSync, version } = require('esbuild');

/**
 * Transforms the entry of a package that is hundreds of files, which every test file would load one by one, into one
 * file. jest caches it. What must exist once, because it has state or is compared, stays outside.
 */
const OUTSIDE = ['@testing-library/dom', 'react', 'react-dom'];

module.exports = {
  // The path names the version of the package.
  getCacheKey: (_source, path) => createHash('sha256').update(`${version} ${path} ${OUTSIDE}`).digest('hex'),
  process(_source, path) {
    const { outputFiles } = buildSync({
      entryPoints: [path],
      bundle: true,
      external: OUTSIDE,
      format: 'cjs',
      platform: 'node',
      write: false,
    });
    return { code: outputFiles[0].text };
  },
};
