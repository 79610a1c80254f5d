/**
 * Whether a URL of another origin responds. A blocker and an unavailable server look the same: the request
 * fails. A content security policy that allows the frame but blocks this request says nothing about the
 * form, so a blocked request counts as a response.
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  let isBlockedByPolicy = false;
  const onViolation = () => {
    isBlockedByPolicy = true;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal });
    return true;
  } catch {
    // The violation event is dispatched in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return isBlockedByPolicy;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}
