/** Tables. */
export * from '@portal/ui/table';
