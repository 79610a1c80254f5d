/** The portal's run-time configuration. */
export * from '@portal/config';
