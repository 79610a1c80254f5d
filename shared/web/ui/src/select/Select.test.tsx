import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Select, type SelectProps } from './Select';

const LANGUAGES: SelectProps = {
  label: 'Select a Language',
  options: [
    { value: 'enu', label: 'English' },
    { value: 'deu', label: 'German' },
  ],
};

// UI-8.
test.each(['above', 'beside', 'hidden'] as const)(
  'is a combobox named by its label %s',
  async (labelPosition) => {
    const onChange = jest.fn();
    render(<Select {...LANGUAGES} labelPosition={labelPosition} value="enu" onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Select a Language' });
    expect(select).toHaveDisplayValue('English');
    await userEvent.selectOptions(select, 'German');
    expect(onChange.mock.calls).toEqual([['deu']]);
  },
);

test('keeps the type of its values', async () => {
  const onChange = jest.fn();
  render(
    <Select
      label="Speed"
      options={[1, 2].map((value) => ({ value, label: `${value}×` }))}
      value={1}
      onChange={onChange}
    />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), '2×');
  expect(onChange).toHaveBeenCalledWith(2);
});

test('shows its placeholder until something is selected', () => {
  const select = (value?: string) => <Select {...LANGUAGES} placeholder="Choose" value={value} />;
  const { rerender } = render(select());
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose');
  rerender(select('deu'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'German']);
});

test('has its options and its choice in a document without scripts', () => {
  expect(renderToStaticMarkup(<Select {...LANGUAGES} value="deu" />)).toMatch(
    /<select [^>]*>.*<option value="deu" selected="">German<\/option><\/select>/,
  );
});

// UI-8.
test.each([
  ['another option', 'German', [['deu']]],
  ['what it shows', 'English', []],
])('counts %s that was chosen before the page’s scripts ran', async (_what, chosen, calls) => {
  const onChange = jest.fn();
  const select = <Select {...LANGUAGES} value="enu" onChange={onChange} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(select);
  document.body.append(container);
  await userEvent.selectOptions(screen.getByRole('combobox'), chosen);
  render(select, { container, hydrate: true });
  expect(onChange.mock.calls).toEqual(calls);
});
