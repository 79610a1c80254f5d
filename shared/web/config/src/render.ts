/** For code that renders pages ahead of a visit, outside of a browser. */
export { setRenderedUrl } from './addresses';
