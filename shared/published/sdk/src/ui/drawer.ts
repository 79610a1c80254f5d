/** Drawers. */
export * from '@portal/ui/drawer';
