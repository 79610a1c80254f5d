/** Short messages; the host draws them. */
export * from '@portal/ui/toasts';
