/** The Download button with its checks, alerts and tracking. */
export * from '@portal/download-button';
