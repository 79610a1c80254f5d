import { fireEvent } from '@testing-library/react';

/** A document whose scripts are being loaded. */
function open(root: string): void {
  delete document.documentElement.dataset.live;
  document.head.innerHTML = '<script defer></script><script async></script>';
  document.body.innerHTML = root;
}

/** What a browser does with a script that it cannot load. */
const fail = (kind: 'defer' | 'async') =>
  fireEvent.error(document.querySelector(`script[${kind}]`) ?? document.body);

const isLive = () => document.documentElement.hasAttribute('data-live');
const message = () => document.querySelector('[role="alert"]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs the inline script of a new document. */
beforeEach(() =>
  jest.isolateModulesAsync(async () => {
    await import('./input');
  }),
);

// TAKEOVER-3, FRAME-6.
test('a rendered page whose script cannot be loaded stays readable, and says once that nothing reacts', () => {
  open('<div id="root" data-part="host@1"><h1>Release</h1><button>Download</button></div>');
  fail('async');
  expect(message()).toBeNull();
  fail('defer');
  fail('defer');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(message()).toHaveTextContent('A script could not be loaded');
  expect(message()?.querySelector('button')).toBeEnabled();
  expect(document.querySelector('#root button')).toBeDisabled();
  expect(document.querySelector('h1')).toHaveTextContent('Release');
  expect(isLive()).toBe(true);
});

// FRAME-6.
test('a page that the browser was to draw does not seem to load any more', () => {
  open('<div id="root"><main><div data-loading-page aria-busy="true"></div></main></div>');
  fail('defer');
  expect(message()).not.toBeNull();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

// TAKEOVER-3, FRAME-6.
test('a page whose script neither comes nor fails says so after a minute', () => {
  open('<div id="root" data-part="host@1"><h1>Release</h1><button>Download</button></div>');
  jest.advanceTimersByTime(59_999);
  expect(message()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(message()).toHaveTextContent('A script could not be loaded');
  fail('defer');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

// FRAME-3. A tracker or an extension adds deferred scripts of its own, which many browsers block.
test('a script of others that cannot be loaded leaves a live page alone', () => {
  open('<div id="root"><button>Download</button></div>');
  document.documentElement.dataset.live = '';
  fail('defer');
  expect(message()).toBeNull();
  expect(document.querySelector('#root button')).toBeEnabled();
});
