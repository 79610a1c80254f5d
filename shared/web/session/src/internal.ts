import { getConfig } from '@portal/config';

/** Whether an e-mail address belongs to staff: its domain equals a configured one exactly. SES-20. */
export function isInternalEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return (
    email.includes('@') && getConfig().internalDomains.some((internal) => internal.toLowerCase() === domain)
  );
}
