/** A DOM that sanitizes HTML, and the Web APIs that jsdom has. */
import './web-apis';
import { JSDOM } from 'jsdom';
import { Request, Response } from './fetch-types';

/** Of jsdom's window, what Node.js has as well. */
const SHARED = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'URL',
  'URLSearchParams',
] as const;

/** Creates a window at an address, and completes the global object with it. */
export function createWindow(url: string): unknown {
  const { window } = new JSDOM('', { url });
  Object.assign(globalThis, { Request, Response });
  for (const name of SHARED) Object.assign(globalThis, { [name]: Reflect.get(window, name) });
  return window;
}
