/** The entry point for remotes. The host provides it, so that all reports reach one reporter. */
export { report } from './report';
