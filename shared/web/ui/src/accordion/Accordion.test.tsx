import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const items = [
  { id: 'windows', title: 'Windows', extra: '4 files', content: 'Packages for Windows' },
  { id: 'linux', title: 'Linux', content: () => 'Packages for Linux' },
];

const header = (name: string) => screen.getByRole('button', { name });
const panelOf = (name: string) =>
  document.getElementById(header(name).getAttribute('aria-controls') ?? '') ?? document.body;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// UI-2, UI-3.
test('is closed at first and shows an item’s content 500 ms after opening it', async () => {
  render(<Accordion items={items} headingLevel={3} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'false');
  expect(header('Windows')).toHaveAccessibleDescription('4 files');
  expect(screen.queryByText('Packages for Windows')).not.toBeInTheDocument();

  await user.click(header('Windows'));
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf('Windows')).toHaveAttribute('aria-busy', 'true');
  wait(499);
  expect(screen.queryByText('Packages for Windows')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByText('Packages for Windows')).toBeInTheDocument();
  expect(panelOf('Windows')).not.toHaveAttribute('aria-busy');
});

// UI-1.
test('has at most one item open and closes it on a second click', async () => {
  render(<Accordion items={items} />);
  await user.click(header('Windows'));
  await user.click(header('Linux'));
  wait(500);
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Packages for Windows')).not.toBeInTheDocument();
  expect(screen.getByText('Packages for Linux')).toBeInTheDocument();

  await user.click(header('Linux'));
  expect(header('Linux')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Packages for Linux')).not.toBeInTheDocument();
});

test('an item that is closed during the delay never shows its content', async () => {
  render(<Accordion items={items} />);
  await user.click(header('Windows'));
  await user.click(header('Windows'));
  wait(1000);
  expect(screen.queryByText('Packages for Windows')).not.toBeInTheDocument();
});

test('shows the content of the default open item on the first render', () => {
  render(<Accordion items={items} defaultOpenId="linux" />);
  expect(header('Linux')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Packages for Linux')).toBeInTheDocument();
});

// UI-7.
test('a parent can control which item is open', async () => {
  const opened: (string | null)[] = [];
  const accordion = (openId: string | null) => (
    <Accordion items={items} openId={openId} onOpenChange={(id) => opened.push(id)} />
  );
  const { rerender } = render(accordion(null));
  await user.click(header('Windows'));
  expect(opened).toEqual(['windows']);
  expect(header('Windows')).toHaveAttribute('aria-expanded', 'false');

  rerender(accordion('linux'));
  expect(header('Linux')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Packages for Linux')).toBeInTheDocument();
  await user.click(header('Linux'));
  expect(opened).toEqual(['windows', null]);
});
