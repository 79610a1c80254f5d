import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
/** The scope of this package, and of the SDK. */
const [scope] = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name.split('/');

/** The tests of a remote run over its sources; nothing is built first. */
export default {
  // jest is part of these tools.
  runner: join(folder, 'dist/jest/build/runner.js'),
  testRunner: join(folder, 'dist/jest/build/circus.js'),
  testSequencer: join(folder, 'dist/jest/build/sequencer.js'),
  // The other way adds a global, which `checkRemote` reports.
  coverageProvider: 'v8',
  // Not where the linter looks, and git.
  coverageDirectory: '<rootDir>/.portal/coverage',
  // `npm run fix` formats what it writes.
  prettierPath: null,
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  // Without `<rootDir>`, whose characters would be read as those of a pattern.
  modulePathIgnorePatterns: ['/\\.portal/'],
  testEnvironment: join(folder, 'dist/jest-environment.js'),
  setupFilesAfterEnv: [join(folder, 'dist/tests/jest-setup.js')],
  transform: {
    '^.+\\.(mjs|[jt]sx?)$': [
      join(folder, 'dist/jest-transform.js'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '\\.module\\.css$': join(folder, 'jest/css-module.cjs'),
    '\\.css$': join(folder, 'jest/empty.cjs'),
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\?source$': join(folder, 'jest/worker-source.cjs'),
  },
  // The SDK and ky are ES modules only. Of these tools, only what tests import is compiled for them.
  transformIgnorePatterns: [
    `/node_modules/(?!(\\.pnpm|${scope}|ky)/)`,
    `/${scope}/remote-tools/dist/(?!tests/)`,
  ],
  maxWorkers: 2,
};
