export {
  closeFeedback,
  type Feedback,
  type FeedbackState,
  feedbackStore,
  openFeedback,
  sendFeedback,
} from './feedback';
export {
  type Report,
  type ReportContext,
  type ReportSink,
  report,
  resetReports,
  setReportSink,
} from './report';
export { scrub } from './scrub';
export { startReporting } from './start-reporting';
export { catchUnhandled, suppressGlobalErrors } from './unhandled';
