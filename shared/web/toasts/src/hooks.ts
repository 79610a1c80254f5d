import { useStore } from 'zustand';
import { type Toast, toastStore } from './store';

/** The toasts on the page, oldest first. */
export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);
