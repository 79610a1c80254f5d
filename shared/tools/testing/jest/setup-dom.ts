import '@testing-library/jest-dom';
import { type Config, configure, getConfig } from '@testing-library/dom';

interface DomConfig extends Config {
  /** Set while `waitFor` tries. */
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

// Printing the document takes longer than most tries of `waitFor`: it is printed when the message is read.
const { getElementError } = getConfig();
const errorOf: Config['getElementError'] = (message, container) => {
  const { _disableExpensiveErrorDiagnostics: isTry }: DomConfig = getConfig();
  if (isTry !== true) return getElementError(message, container);
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const print = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { get: print, configurable: true });
};

// An upper bound, not a wait: tests continue as soon as they can, and do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000, getElementError: errorOf });
