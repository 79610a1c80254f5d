/** The content repository. */
export * from '@portal/api/content';
