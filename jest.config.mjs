/** Unit tests run over the workspace's TypeScript sources; nothing is built first. */
export default {
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.portal/'],
  testEnvironment: '<rootDir>/shared/tools/testing/jest/environment.ts',
  runtime: '<rootDir>/shared/tools/testing/jest/runtime.cjs',
  setupFilesAfterEnv: ['setup', 'clean-console'].map(
    (file) => `<rootDir>/shared/tools/testing/jest/${file}.cjs`,
  ),
  transform: {
    '/node_modules/@testing-library/(dom/dist|jest-dom/dist|user-event/dist/cjs)/index\\.js$':
      '<rootDir>/shared/tools/testing/jest/one-file.cjs',
    '^.+\\.(mjs|[jt]sx?)$': [
      '@swc/jest',
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
    '\\.module\\.css$': '<rootDir>/shared/tools/testing/jest/css-module.cjs',
    '\\.css$': '<rootDir>/shared/tools/testing/jest/empty.cjs',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\?source$': '<rootDir>/shared/tools/testing/jest/worker-source.cjs',
  },
  // These ship ES modules only, or become one file.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(ky|client-zip|content-disposition|cookie|httpxy|@testing-library\\+[^@]+)@)',
  ],
  // Some tests wait for answers: a third process uses what they leave of two processors.
  maxWorkers: 3,
};
