import { createStore } from 'zustand/vanilla';
import { colorSchemeKey } from './colorSchemeScript';
import type { Scheme } from './palette';

/** What the visitor chose; `system` follows the operating system as it changes. */
export type SchemeChoice = 'system' | Scheme;

export interface ColorSchemeState {
  readonly choice: SchemeChoice;
  /** What the operating system asks for. */
  readonly system: Scheme;
}

/**
 * The initial state is the one that the prerendered frame was drawn with; the true one is read by
 * `applyColorScheme`, so hydration finds what it expects.
 */
export const colorSchemeStore = createStore<ColorSchemeState>(() => ({ choice: 'system', system: 'light' }));

/** The scheme that is seen. */
export const resolvedScheme = ({ choice, system }: ColorSchemeState): Scheme =>
  choice === 'system' ? system : choice;

const darkQuery = '(prefers-color-scheme: dark)';

function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(colorSchemeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // Storage may be refused; the choice then lives as long as the page.
  }
}

/** Keeps the visitor's choice and shows it. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(colorSchemeKey);
    else localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // As above.
  }
  colorSchemeStore.setState({ choice });
}

/**
 * Reads the choice, sets `data-theme` on the root element and keeps it true: after a choice here, a
 * choice in another tab, or a change of the operating system. The host calls it once at start.
 *
 * @returns a function that stops it, for tests
 */
export function applyColorScheme(): () => void {
  const media = window.matchMedia?.(darkQuery);
  const paint = () => {
    document.documentElement.dataset.theme = resolvedScheme(colorSchemeStore.getState());
  };
  const readSystem = () => colorSchemeStore.setState({ system: media?.matches ? 'dark' : 'light' });
  const readStorage = (event: StorageEvent) => {
    if (event.key === colorSchemeKey || event.key === null)
      colorSchemeStore.setState({ choice: readChoice() });
  };

  const unsubscribe = colorSchemeStore.subscribe(paint);
  media?.addEventListener('change', readSystem);
  window.addEventListener('storage', readStorage);
  colorSchemeStore.setState({ choice: readChoice(), system: media?.matches ? 'dark' : 'light' });

  return () => {
    unsubscribe();
    media?.removeEventListener('change', readSystem);
    window.removeEventListener('storage', readStorage);
  };
}
