/** Tabs of native elements. */
export * from '@portal/ui/tabs';
