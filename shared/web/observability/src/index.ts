export { closeFeedback, type Feedback, feedbackStore } from './feedback';
export {
  observeReports,
  type Report,
  report,
  resetReports,
  setOwner,
} from './report';
export { catchUnhandled, startReporting, suppressGlobalErrors } from './start-reporting';
