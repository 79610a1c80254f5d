/**
 * Runs work whose imports are evaluated anew, with the globals of Node.js and no window, as on a server. Imports that
 * the work starts and does not wait for are evaluated in the window.
 */
export async function withoutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const showWindow = hideWindow();
  const { NODE_ENV } = process.env;
  // What the release tool renders with; React's checks for development are made when a page is hydrated.
  process.env.NODE_ENV = 'production';
  try {
    await jest.isolateModulesAsync(async () => {
      results.push(await work());
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    showWindow();
  }
  const [result] = results;
  return result as Result;
}
