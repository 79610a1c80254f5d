/** This machine, by every name that browsers hold for it. */
const LOOPBACK = /^(localhost|[^.]+(\.[^.]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address leads to this machine, where a developer's own server may stand. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
