/** Saves what the page made as a file. */
export * from '@portal/ui/save-blob';
