/** Selects. */
export * from '@portal/ui/select';
