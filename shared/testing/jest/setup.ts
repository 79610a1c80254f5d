import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Upper bounds, not waits: a test goes on as soon as it can, and a busy machine does not fail it.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
