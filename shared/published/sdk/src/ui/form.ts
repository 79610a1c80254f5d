/** Forms. */
export * from '@portal/ui/form';
