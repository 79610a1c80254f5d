import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notes } from './Notes';
import { SafeHtml, sanitize } from './SafeHtml';

/** The sanitized HTML as a string. */
function clean(html: string): string {
  const container = document.createElement('div');
  container.append(sanitize(html));
  return container.innerHTML;
}

// SEC-1.
test('keeps simple HTML unchanged', () => {
  const html = '<p>Needs <b>CMake</b> and <code>gcc</code>.</p><ul><li>one</li></ul>';
  expect(clean(html)).toBe(html);
});

test.each([
  ['a javascript: link', '<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
  ['a javascript: link in disguise', '<a href="  jAvA&#x09;script:alert(1)">go</a>', '<a>go</a>'],
  ['a data: link', '<a href="data:text/html,hi">go</a>', '<a>go</a>'],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a handler', '<b onclick="alert(1)">go</b>', '<b>go</b>'],
  ['a picture', '<img src="x" onerror="alert(1)">', ''],
  ['a form', '<form action="/signin"><input name="password"></form>', ''],
  ['style and class', '<p style="position:fixed" class="header">x</p>', '<p>x</p>'],
  ['a foreign element', '<svg><a href="javascript:alert(1)">x</a></svg>', ''],
])('%s is dropped', (_, html, left) => {
  expect(clean(html)).toBe(left);
});

test('links to other origins open in a new tab; links to the portal do not', () => {
  render(
    <SafeHtml html='<a href="https://other.example/">other</a> <a href="/start">start</a> <a href="mailto:a@b.example">mail</a>' />,
  );
  expect(screen.getByRole('link', { name: 'other' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'other' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: 'start' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'mail' })).not.toHaveAttribute('target');
});

test('renders the new HTML when the prop changes', () => {
  const { rerender, container } = render(<SafeHtml html="<b>one</b>" />);
  rerender(<SafeHtml html="<i>two</i>" />);
  expect(container).toHaveTextContent(/^two$/);
});

test.each([
  ['a string', 'Preview only.', 'Preview only.'],
  ['a list of strings', ['One.', ' ', 'Two.'], 'One.Two.'],
  ['a list of bodies', [{ body: '<b>One.</b>' }], 'One.'],
])('notes as %s are shown', (_, value, text) => {
  const { container } = render(<Notes value={value} tone="warning" />);
  expect(container).toHaveTextContent(text);
});

test.each([
  ['a blank string', ' '],
  ['a blank first item', ['', 'Two.']],
  ['no notes', undefined],
])('%s shows nothing', (_, value) => {
  const { container } = render(<Notes value={value} tone="warning" />);
  expect(container).toBeEmptyDOMElement();
});

// NOTE-2.
test('news and highlights are shown as news, other notes as a warning', () => {
  const value = ['Rebuild your application.', { body: 'Reads <b>AP242</b>.', type: 'news' }];
  render(<Notes value={value} highlights="Twice as fast." tone="warning" />);
  const [warning, news] = screen.getAllByRole('note');
  expect(warning).toHaveTextContent(/^Rebuild your application\.$/);
  expect(warning).toHaveClass('warning');
  expect(news).toHaveTextContent(/^What is newTwice as fast\.Reads AP242\.$/);
  expect(news).toHaveClass('info');
});

test('a release with news only has no warning', () => {
  render(<Notes value="" highlights={['One.']} tone="warning" />);
  expect(screen.getByRole('note')).toHaveClass('info');
});

// NOTE-3.
test('a long note folds, and the button unfolds it', async () => {
  const user = userEvent.setup();
  render(<Notes value={[`${'Long. '.repeat(50)}`]} tone="warning" />);
  const note = within(screen.getByRole('note'));
  const folded = () => document.querySelector('.folded');
  expect(folded()).toHaveTextContent('Long.');
  await user.click(note.getByRole('button', { name: 'Show more' }));
  expect(folded()).toBeNull();
  await user.click(note.getByRole('button', { name: 'Show less' }));
  expect(folded()).not.toBeNull();
  // UI-12.
  const text = note.getByText('Show more');
  text.firstChild?.replaceWith(document.createElement('font'));
  await user.click(note.getByRole('button'));
  expect(note.getByRole('button', { name: 'Show less' })).toBeVisible();
});

// NOTE-3.
test.each([
  ['a line', ['Short.'], false, false],
  ['three lines of a phone', ['A sentence of news. '.repeat(5)], true, false],
  ['markup that nobody sees', [`<a href="/${'long/'.repeat(60)}">Notes</a>`], false, false],
  ['three short paragraphs', ['One.', 'Two.', 'Three.'], true, true],
  ['a long text', ['Long. '.repeat(50)], true, true],
])('news of %s', (_, highlights, isFoldable, isFoldedWide) => {
  render(<Notes value="" highlights={highlights} tone="warning" />);
  expect(screen.queryAllByRole('button', { name: 'Show more' })).toHaveLength(isFoldable ? 1 : 0);
  expect(document.querySelectorAll('.folded.twoLines')).toHaveLength(isFoldable ? 1 : 0);
  expect(document.querySelectorAll('.folded.wide')).toHaveLength(isFoldedWide ? 1 : 0);
});

test.each([
  ['a short note', 'Short.'],
  ['a short note with markup that nobody sees', `<a href="/${'long/'.repeat(60)}">Notes</a>`],
])('%s does not fold', (_, value) => {
  render(<Notes value={value} tone="warning" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['plain', 'warning'] as const)(
  '%s notes change with their value, also those that repeat',
  (tone) => {
    const { rerender, container } = render(<Notes value={['One.', 'One.', 'Two.']} tone={tone} />);
    rerender(<Notes value={['Two.', 'One.']} tone={tone} />);
    expect(container).toHaveTextContent(/^Two\.One\.$/);
  },
);
