/** Components of pages with files and notes. */
export * from '@portal/ui/pages';
