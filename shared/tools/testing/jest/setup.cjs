// Tests of Node.js need nothing of Testing Library, which takes a while to load.
if (typeof window !== 'undefined') require('./setup-dom.ts');
// An upper bound, as the other time limits of tests.
jest.setTimeout(30_000);
// CI machines may be busy. A test that passes only on the retry is listed as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
