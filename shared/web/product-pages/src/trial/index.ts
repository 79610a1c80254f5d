/** The state of trials, for the trial pages and for what download pages add later. */

export { loadPlatformTrial, type PlatformTrial } from './load-platform-trial';
export { type Trial, trialOf } from './trial';
