/** Dialogs. */
export * from '@portal/ui/dialog';
