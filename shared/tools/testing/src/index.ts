export { checkRemote, findA11yViolations } from './check-remote';
export { skipDelays } from './delays';
export { clearFaults, injectContent, injectFault } from './faults';
export { type RenderedPage, renderRemote, renderSlot } from './render-remote';
export { recordReports } from './reports';
export { freshPage, signInAs } from './visitor';
