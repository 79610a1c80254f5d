import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Upper bounds, not waits: tests continue as soon as they can, and do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
// CI machines may be busy. A test that passes only on the retry is listed as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
