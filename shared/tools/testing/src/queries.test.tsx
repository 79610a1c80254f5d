import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { skipDelays } from '.';

const displayOf = (element: Element) => getComputedStyle(element).display;

function addStyles(css: string): HTMLStyleElement {
  const styles = document.createElement('style');
  styles.textContent = css;
  document.head.append(styles);
  return styles;
}

describe('a computed style', () => {
  test('is computed once while nothing changes', () => {
    const { container } = render(<p>Points</p>);
    expect(getComputedStyle(container)).toBe(getComputedStyle(container));
    expect(getComputedStyle(container, '::before')).toBe(getComputedStyle(container));
  });

  test('follows attributes, styles and sheets', () => {
    render(<p>Points</p>);
    const element = screen.getByText('Points');
    expect(displayOf(element)).toBe('block');
    element.style.display = 'flex';
    expect(displayOf(element)).toBe('flex');
    element.style.display = '';
    expect(displayOf(element)).toBe('block');
    const styles = addStyles('.hidden { display: none }');
    element.className = 'hidden';
    expect(displayOf(element)).toBe('none');
    styles.textContent = '.hidden { display: grid }';
    expect(displayOf(element)).toBe('grid');
    styles.remove();
    expect(displayOf(element)).toBe('block');
  });

  test('follows its parent', () => {
    render(<p>Points</p>);
    const element = screen.getByText('Points');
    expect(element).toBeVisible();
    document.body.style.visibility = 'hidden';
    expect(element).not.toBeVisible();
    document.body.removeAttribute('style');
    expect(element).toBeVisible();
  });
});

test('a query that finds nothing in time prints the document as it is then', async () => {
  const { container } = render(<p>Points</p>);
  const found = screen.findByText('Clouds', undefined, { timeout: 100 });
  container.append('Scans');
  const error: unknown = await found.catch((reason) => reason);
  expect(error).toMatchObject({ name: 'TestingLibraryElementError' });
  expect(String(error)).toMatch(/^TestingLibraryElementError: Unable to find .*Clouds.*Points.*Scans/s);
  expect(() => screen.getByText('Clouds')).toThrow(/Points.*Scans/s);
});

/** Shows what it waits for. */
function Late() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOpen, 500, true);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && <p>Open</p>;
}

// UI-3.
test('skipped delays take no time, and fake timers have them', async () => {
  const scheduled = jest.spyOn(window, 'setTimeout');
  skipDelays();
  render(<Late />);
  await waitFor(() => expect(screen.getByText('Open')).toBeVisible());
  expect(scheduled).toHaveBeenCalledWith(expect.any(Function), 0, true);
  scheduled.mockRestore();
  jest.useFakeTimers();
  const { container } = render(<Late />);
  jest.advanceTimersByTime(499);
  expect(container).toBeEmptyDOMElement();
  jest.useRealTimers();
});
