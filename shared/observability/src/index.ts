export { type Report, type ReportContext, type ReportSink, report, setReportSink } from './report';
