/** Host names that browsers resolve to this machine. */
const LOOPBACK = /^(localhost|[^.]+(\.[^.]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL points to this machine, such as to a developer's server. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
