/// <reference types="jest" />
import '@testing-library/jest-dom';

declare global {
  /** Starts (or resets) the local services and sets the page's origin to theirs. Resolves to the origin. */
  function startSandbox(): Promise<string>;
  /** Sets the page's URL to another path of the same origin, as if the user had opened a link. */
  function visit(path: string): void;
}
