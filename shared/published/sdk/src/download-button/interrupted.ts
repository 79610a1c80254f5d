/** The download that waits for its visitor to sign in. */
export * from '@portal/download-button/interrupted';
