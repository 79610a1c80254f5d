import { observeReports, type Report, resetReports } from '@portal/observability';

/**
 * Records what is reported from now on, in place of the reporter, and keeps it out of the test's console.
 * @example
 * const reports = recordReports();
 * await openPage();
 * expect(reports).toMatchObject([{ error: { message: 'The licenses could not be listed' } }]);
 */
export function recordReports(): readonly Report[] {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  resetReports();
  const reports: Report[] = [];
  observeReports((report) => reports.push(report));
  return reports;
}
