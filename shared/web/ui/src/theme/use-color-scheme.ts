import { useStore } from 'zustand';
import { chooseScheme, colorSchemeStore, resolvedScheme, type SchemeChoice } from './color-scheme';
import type { Scheme } from './palette';

export interface ColorScheme {
  readonly choice: SchemeChoice;
  /** The scheme in effect. */
  readonly scheme: Scheme;
  readonly choose: (choice: SchemeChoice) => void;
}

/** The user's color scheme and a function to change it. */
export function useColorScheme(): ColorScheme {
  const state = useStore(colorSchemeStore);
  return { choice: state.choice, scheme: resolvedScheme(state), choose: chooseScheme };
}
