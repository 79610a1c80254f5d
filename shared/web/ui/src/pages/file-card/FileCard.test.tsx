import { render, screen, within } from '@testing-library/react';
import { Alert } from '../../feedback/Alert';
import { CardList } from './CardList';
import { breakAtUnderscores, FileCard } from './FileCard';

const file = (name: string) => (
  <FileCard
    key={name}
    name={name}
    fields={[
      { term: 'Operating system', value: 'Windows' },
      { term: 'Compiler', value: undefined },
      { term: 'MD5', kind: 'code', value: '9e107d9d372bb6826bd81d3542a419d6' },
    ]}
    action={<button type="button">Download</button>}
    alert={<Alert kind="warning">Please log in.</Alert>}
  />
);

// A11Y-7.
test('a card is a group named by its file and contains its action and alert', () => {
  render(
    <CardList>
      {file('HOOPS_Exchange_2025.zip')}
      {file('HOOPS_Exchange_2025.tar.gz')}
    </CardList>,
  );
  const card = screen.getByRole('group', { name: 'HOOPS_Exchange_2025.zip' });
  expect(within(card).getByRole('button', { name: 'Download' })).toBeInTheDocument();
  expect(within(card).getByRole('alert')).toHaveTextContent('Please log in.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a file name breaks after its underscores', () => {
  render(file('HOOPS_Exchange_2025.zip'));
  expect(screen.getByText('HOOPS_Exchange_2025.zip').innerHTML).toBe('HOOPS_<wbr>Exchange_<wbr>2025.zip');
});

// UI-12.
test('a name with underscores is not translated, and takes the place of a text that was', () => {
  const shown = (name: string) => <p>{breakAtUnderscores(name)}</p>;
  const { container, rerender } = render(shown('Viewer'));
  screen.getByText('Viewer').firstChild?.replaceWith(document.createElement('font'));
  rerender(shown('Viewer_2026.zip'));
  expect(container).toHaveTextContent(/^Viewer_2026\.zip$/);
  expect(screen.getByText('Viewer_2026.zip')).toHaveAttribute('translate', 'no');
});

// PAGE-3.
test('lists the fields that have a value', () => {
  render(file('a.zip'));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Operating system', 'MD5']);
  expect(screen.getByText('9e107d9d372bb6826bd81d3542a419d6')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy MD5' })).toBeInTheDocument();
});
