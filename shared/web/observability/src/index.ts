export { closeFeedback, type Feedback, feedbackStore } from './feedback';
export {
  type Report,
  report,
  resetReports,
  setOwner,
  setReportSink,
} from './report';
export { catchUnhandled, startReporting, suppressGlobalErrors } from './start-reporting';
