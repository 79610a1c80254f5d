/** What runs after a click on Download or "View my License". It loads with the status and the tools of the cards. */
export { FileAlert } from './alerts/FileAlert';
export { attempt } from './download/download';
export { passLicense } from './gate/gate';
export { requestEvaluation } from './license/request-evaluation';
