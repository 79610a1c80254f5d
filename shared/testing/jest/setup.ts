import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Upper bounds, not waits: tests continue as soon as they can, and do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
