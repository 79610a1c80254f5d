/** What remotes use of this package: the host provides it, so that every report reaches the one reporter. */
export { type ReportContext, type ReportStage, report } from './report';
