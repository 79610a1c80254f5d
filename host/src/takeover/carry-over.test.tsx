import { freshPage } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshRenderedPage, openRendered, Page } from './testing/kept-visit';

freshRenderedPage();

// TAKEOVER-1.
test('focus, selection, scroll position and entered text stay', async () => {
  const { show } = openRendered();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
  field.focus();
  await userEvent.type(field, 'exchange');
  field.setSelectionRange(2, 2);
  window.scrollY = 120;
  fireEvent.scroll(window);
  await show(<Page />);
  const drawn = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
  expect(drawn).not.toBe(field);
  expect(drawn).toHaveFocus();
  expect(drawn).toHaveValue('exchange');
  expect(screen.getByRole('status')).toHaveTextContent('exchange');
  expect(drawn.selectionStart).toBe(2);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 120);
});

// TAKEOVER-1.
test('a field that was cleared stays empty', async () => {
  const { show } = openRendered();
  const field = screen.getByRole('textbox', { name: 'Package name' });
  await userEvent.clear(field);
  await show(<Page />);
  const drawn = screen.getByRole('textbox', { name: 'Package name' });
  expect(drawn).not.toBe(field);
  expect(drawn).toHaveFocus();
  expect(drawn).toHaveValue('');
  expect(screen.getByText('Enter a name')).toBeVisible();
});

// TAKEOVER-1.
test('the focus stays on a link that a rendered page has once for each system', async () => {
  const { show } = openRendered();
  screen.getAllByRole('link', { name: 'To the files' }).at(-1)?.focus();
  await show(<Page />);
  expect(screen.getByRole('link', { name: 'To the files' })).toHaveFocus();
});

// TAKEOVER-1.
test('selected text stays selected', async () => {
  const { show } = openRendered();
  const text = screen.getByText('The notes of this release.').firstChild as Text;
  window.getSelection()?.setBaseAndExtent(text, 4, text, 9);
  await show(<Page />);
  expect(window.getSelection()?.toString()).toBe('notes');
  expect(text.isConnected).toBe(false);
});

describe('an address whose hash names a part of the page', () => {
  const shown = jest.fn();
  beforeEach(async () => {
    await freshPage('/page#notes');
    window.scrollY = 0;
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown(this.id);
    };
  });
  afterEach(() => {
    shown.mockClear();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const notes = (
    <>
      <Page />
      <section id="notes" tabIndex={-1} aria-label="Notes" />
    </>
  );

  test('that the rendered page does not have is shown, and gets the focus', async () => {
    const { show } = openRendered();
    await show(notes);
    expect(shown).toHaveBeenLastCalledWith('notes');
    expect(screen.getByRole('region', { name: 'Notes' })).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('is shown also where the browser has restored a scroll position', async () => {
    window.scrollY = 430;
    const { show } = openRendered();
    await show(notes);
    expect(shown).toHaveBeenLastCalledWith('notes');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('stays out of sight if the visitor has scrolled', async () => {
    const { show } = openRendered();
    window.scrollY = 120;
    fireEvent.scroll(window);
    await show(notes);
    expect(shown).not.toHaveBeenCalled();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 120);
  });
});
