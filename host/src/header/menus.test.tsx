import { freshPage } from '@portal/testing';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../frame/testing/render-portal';
import { HOVER_CLOSE_DELAY_MS, HOVER_OPEN_DELAY_MS } from './use-menu-bar';

let portal: Awaited<ReturnType<typeof renderPortal>>;
const bar = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);
const top = (name: string) => bar().getByRole('button', { name });
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true';
const panelOf = (name: string) =>
  within(document.getElementById(top(name).getAttribute('aria-controls') ?? '') ?? document.body);

beforeEach(async () => {
  await freshPage('/naming');
  portal = await renderPortal('/naming');
});

// FRAME-1, FRAME-2.
test('has menus for products, each family and documentation, and a support link', () => {
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['PRODUCTS', 'HOOPS', 'CEETRON', 'Partner', 'OEM', 'DOCUMENTATION']);
  const support = bar().getByRole('link', { name: 'Support' });
  expect(support).toHaveAttribute('href', '/places/support');
  expect(support).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Developer Zone' })).toHaveAttribute('href', '/start');
});

test('opens the products in five columns on click, and closes them on the next click', async () => {
  await userEvent.click(top('PRODUCTS'));
  expect(
    panelOf('PRODUCTS')
      .getAllByRole('list')
      .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
  ).toEqual(['HOOPS SDKs', 'HOOPS Platforms', 'CEETRON SDKs', 'Partner Products', 'Autodesk OEM products']);
  expect(panelOf('PRODUCTS').getByRole('link', { name: 'HOOPS Exchange' })).toHaveAttribute(
    'href',
    '/hoops/exchange/downloads/latest',
  );
  await userEvent.click(top('PRODUCTS'));
  expect(isOpen('PRODUCTS')).toBe(false);
});

test('opens documentation links in a new tab', async () => {
  await userEvent.click(top('DOCUMENTATION'));
  const links = panelOf('DOCUMENTATION').getAllByRole('link');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^\/places\/docs/);
  }
});

test('keeps one menu open at a time, and closes it when a link is followed', async () => {
  await userEvent.click(top('HOOPS'));
  await userEvent.click(top('OEM'));
  expect(isOpen('HOOPS')).toBe(false);
  expect(isOpen('OEM')).toBe(true);
  await userEvent.click(panelOf('OEM').getByRole('link', { name: 'AutoCAD OEM' }));
  expect(isOpen('OEM')).toBe(false);
});

test('closes the menu on a navigation, a press outside and a focus outside', async () => {
  await userEvent.click(top('HOOPS'));
  await portal.go('/developer-support?stay');
  expect(isOpen('HOOPS')).toBe(false);
  await userEvent.click(top('HOOPS'));
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(isOpen('HOOPS')).toBe(false);
  await userEvent.click(top('OEM'));
  act(() => screen.getByRole('main').focus());
  expect(isOpen('OEM')).toBe(false);
});

describe('by pointer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const item = (name: string) => top(name).parentElement ?? document.body;

  test('opens a hovered menu after a delay, and closes it after the pointer has left', () => {
    fireEvent.pointerEnter(item('HOOPS'), { pointerType: 'mouse' });
    expect(isOpen('HOOPS')).toBe(false);
    wait(HOVER_OPEN_DELAY_MS);
    expect(isOpen('HOOPS')).toBe(true);
    fireEvent.pointerLeave(item('HOOPS'), { pointerType: 'mouse' });
    wait(HOVER_CLOSE_DELAY_MS - 1);
    expect(isOpen('HOOPS')).toBe(true);
    wait(1);
    expect(isOpen('HOOPS')).toBe(false);
  });

  test('closes a hovered menu on Escape, although it does not have the focus', () => {
    fireEvent.pointerEnter(item('HOOPS'), { pointerType: 'mouse' });
    wait(HOVER_OPEN_DELAY_MS);
    expect(document.body).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('HOOPS')).toBe(false);
  });

  test('does not open when the pointer only passes over', () => {
    fireEvent.pointerEnter(item('HOOPS'), { pointerType: 'mouse' });
    fireEvent.pointerLeave(item('HOOPS'), { pointerType: 'mouse' });
    wait(1_000);
    expect(isOpen('HOOPS')).toBe(false);
  });

  test('keeps a hovered menu open while it has the focus', () => {
    fireEvent.pointerEnter(item('HOOPS'), { pointerType: 'mouse' });
    wait(HOVER_OPEN_DELAY_MS);
    const [link] = panelOf('HOOPS').getAllByRole('link');
    act(() => link?.focus());
    fireEvent.pointerLeave(item('HOOPS'), { pointerType: 'mouse' });
    wait(1_000);
    expect(isOpen('HOOPS')).toBe(true);
    expect(link).toHaveFocus();
  });

  test('keeps a hovered menu open after a click', () => {
    fireEvent.pointerEnter(item('HOOPS'), { pointerType: 'mouse' });
    wait(HOVER_OPEN_DELAY_MS);
    fireEvent.click(top('HOOPS'));
    fireEvent.pointerLeave(item('HOOPS'), { pointerType: 'mouse' });
    wait(1_000);
    expect(isOpen('HOOPS')).toBe(true);
    fireEvent.click(top('HOOPS'));
    expect(isOpen('HOOPS')).toBe(false);
  });

  test('ignores hover events of touch', () => {
    // jsdom has no PointerEvent that would carry its type.
    const touch = createEvent.pointerOver(item('HOOPS'));
    fireEvent(item('HOOPS'), Object.defineProperty(touch, 'pointerType', { value: 'touch' }));
    wait(1_000);
    expect(isOpen('HOOPS')).toBe(false);
  });
});

describe('by keyboard', () => {
  test('opens on Enter and Space, closes on Escape and returns the focus', async () => {
    act(() => top('CEETRON').focus());
    await userEvent.keyboard('{Enter}');
    expect(isOpen('CEETRON')).toBe(true);
    await userEvent.tab();
    expect(panelOf('CEETRON').getByRole('link', { name: 'Ceetron Envision Desktop' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('CEETRON')).toBe(false);
    expect(top('CEETRON')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(isOpen('CEETRON')).toBe(true);
  });

  test('opens and navigates menus and the bar with arrow keys', async () => {
    act(() => top('PRODUCTS').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}');
    const links = panelOf('HOOPS').getAllByRole('link');
    expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(top('HOOPS')).toHaveFocus();
    act(() => top('PRODUCTS').focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(bar().getByRole('link', { name: 'Support' })).toHaveFocus();
  });

  test.each(['altKey', 'metaKey'])(
    'leaves an arrow with %s to the browser, which goes back with it',
    (key) => {
      expect(fireEvent.keyDown(top('PRODUCTS'), { key: 'ArrowLeft', [key]: true })).toBe(true);
    },
  );

  test('closes when the focus leaves by Tab', async () => {
    act(() => top('Partner').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(isOpen('Partner')).toBe(true);
    act(() => screen.getByRole('link', { name: 'Developer Zone' }).focus());
    expect(isOpen('Partner')).toBe(false);
  });
});

// A11Y-8.
test('a link that opens elsewhere leaves the focus at the button of its menu', async () => {
  await userEvent.click(top('DOCUMENTATION'));
  await userEvent.click(panelOf('DOCUMENTATION').getAllByRole('link')[0] ?? document.body);
  expect(isOpen('DOCUMENTATION')).toBe(false);
  expect(top('DOCUMENTATION')).toHaveFocus();

  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const menu = within(document.getElementById('narrow-menu') ?? document.body);
  await userEvent.click(menu.getByRole('button', { name: 'DOCUMENTATION' }));
  await userEvent.click(menu.getAllByRole('link')[0] ?? document.body);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('has all menus behind one button on narrow screens', async () => {
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const menu = within(document.getElementById('narrow-menu') ?? document.body);
  await userEvent.click(menu.getByRole('button', { name: 'OEM' }));
  await userEvent.click(menu.getByRole('button', { name: 'Partner' }));
  expect(menu.queryByRole('link', { name: 'AutoCAD OEM' })).not.toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Polygonica' })).toHaveAttribute('href', '/toolkits/polygonica');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
