/** Components of every page. */
export * from '@portal/ui';
