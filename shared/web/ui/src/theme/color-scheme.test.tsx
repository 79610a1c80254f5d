import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyColorScheme, colorSchemeStore, useColorScheme } from './color-scheme';
import { colorSchemeKey, colorSchemeScript } from './color-scheme-script';

/** A media query list whose result the test can change. */
class FakeMedia extends EventTarget {
  matches = false;
  turn(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const root = document.documentElement;
let media: FakeMedia;
let stop = () => {};

beforeEach(() => {
  media = new FakeMedia();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
});

afterEach(() => {
  stop();
  localStorage.clear();
  delete root.dataset.theme;
  colorSchemeStore.setState(colorSchemeStore.getInitialState(), true);
});

function Switch() {
  const { choice, scheme, choose } = useColorScheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice} {scheme}
    </button>
  );
}

test('follows the system until the user chooses, and stores the choice', async () => {
  stop = applyColorScheme();
  render(<Switch />);
  expect(screen.getByRole('button')).toHaveTextContent('system light');
  expect(root.dataset.theme).toBe('light');

  act(() => media.turn(true));
  expect(screen.getByRole('button')).toHaveTextContent('system dark');
  act(() => media.turn(false));

  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem(colorSchemeKey)).toBe('dark');
});

test('applies a choice made in another tab', () => {
  stop = applyColorScheme();
  localStorage.setItem(colorSchemeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: colorSchemeKey }));
  expect(root.dataset.theme).toBe('dark');
});

test('writes nothing to session storage', () => {
  stop = applyColorScheme();
  colorSchemeStore.setState({ choice: 'dark' });
  expect(sessionStorage).toHaveLength(0);
});

describe('the inline script', () => {
  const run = () => new Function(colorSchemeScript)();

  test.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['nonsense', true, 'dark'],
    [null, false, 'light'],
  ])('stored %s, dark system %s: %s', (stored, dark, expected) => {
    if (stored !== null) localStorage.setItem(colorSchemeKey, stored);
    media.matches = dark;
    run();
    expect(root.dataset.theme).toBe(expected);
  });

  test('uses the system’s scheme when storage is denied', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    run();
    expect(root.dataset.theme).toBe('light');
    getItem.mockRestore();
  });
});
