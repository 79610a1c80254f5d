import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { colorSchemeKey } from './color-scheme-script';
import type { Scheme } from './palette';

/** The user's choice; `system` follows the operating system. */
type SchemeChoice = 'system' | Scheme;

interface ColorSchemeState {
  readonly choice: SchemeChoice;
  /** The scheme of the operating system. */
  readonly system: Scheme;
}

/**
 * The initial state matches the prerendered frame, so that hydration does not mismatch. `applyColorScheme`
 * then reads the actual state.
 */
export const colorSchemeStore = createStore<ColorSchemeState>(() => ({ choice: 'system', system: 'light' }));

/** The scheme in effect. */
const resolvedScheme = ({ choice, system }: ColorSchemeState): Scheme =>
  choice === 'system' ? system : choice;

const darkQuery = '(prefers-color-scheme: dark)';

function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(colorSchemeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // Storage can be denied; the choice then lasts until the page is closed.
  }
}

/** Stores the user's choice and applies it. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(colorSchemeKey);
    else localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // Storage is denied, as above.
  }
  colorSchemeStore.setState({ choice });
}

/**
 * Reads the choice, sets `data-theme` on the root element and updates it after a choice on this page or in
 * another tab, or a change of the operating system. The host calls it once at start.
 *
 * @returns a function that stops the updates, for tests
 */
export function applyColorScheme(): () => void {
  const media = window.matchMedia?.(darkQuery);
  const applyToRoot = () => {
    document.documentElement.dataset.theme = resolvedScheme(colorSchemeStore.getState());
  };
  const readSystem = () => colorSchemeStore.setState({ system: media?.matches ? 'dark' : 'light' });
  const readStorage = (event: StorageEvent) => {
    if (event.key === colorSchemeKey || event.key === null)
      colorSchemeStore.setState({ choice: readChoice() });
  };

  const unsubscribe = colorSchemeStore.subscribe(applyToRoot);
  media?.addEventListener('change', readSystem);
  window.addEventListener('storage', readStorage);
  colorSchemeStore.setState({ choice: readChoice(), system: media?.matches ? 'dark' : 'light' });

  return () => {
    unsubscribe();
    media?.removeEventListener('change', readSystem);
    window.removeEventListener('storage', readStorage);
  };
}

interface ColorScheme {
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
