/**
 * Whether anything answers at an address of another origin. A blocker and a dead server look alike:
 * the request fails. A content security policy that allows the frame but not the question says
 * nothing about the form, so that counts as an answer.
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  let forbidden = false;
  const listen = () => {
    forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', listen);
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    // The policy's event comes in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return forbidden;
  } finally {
    document.removeEventListener('securitypolicyviolation', listen);
  }
}
