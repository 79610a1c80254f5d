/** What starts with the reporter. */
export { observeVisit } from './observe-visit';
export { startReporter } from './reporter';
