/** Whether a process runs. */
export function isRunning(id: number): boolean {
  try {
    // Sends nothing.
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user may not be asked.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
