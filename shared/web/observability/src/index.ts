export {
  closeFeedback,
  feedbackStore,
  openFeedback,
  sendFeedback,
} from './feedback';
export { setOwner } from './owners';
export {
  type Report,
  report,
  resetReports,
  setReportSink,
} from './report';
export { startReporting } from './start-reporting';
export { catchUnhandled, suppressGlobalErrors } from './unhandled';
