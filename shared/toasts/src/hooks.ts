import { useStore } from 'zustand';
import { type Toast, toastStore } from './store';

export const useToasts = (): readonly Toast[] => useStore(toastStore, (state) => state.toasts);
