/** Calls of the services, with time-outs, retries and typed errors. */
export * from '@portal/api/core';
