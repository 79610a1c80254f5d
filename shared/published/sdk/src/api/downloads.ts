/** Links to files. */
export * from '@portal/api/downloads';
