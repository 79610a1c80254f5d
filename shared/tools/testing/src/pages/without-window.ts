/**
 * Runs work whose imports are evaluated anew, with the globals of Node.js and no window, as on a server. Imports that
 * the work starts and does not wait for are evaluated in the window.
 */
export async function withoutWindow<Result>(work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  const showWindow = hideWindow();
  try {
    await jest.isolateModulesAsync(async () => {
      results.push(await work());
    });
  } finally {
    showWindow();
  }
  const [result] = results;
  return result as Result;
}
