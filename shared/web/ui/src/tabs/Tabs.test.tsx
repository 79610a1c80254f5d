import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const LICENSED = { id: 'licensed', title: 'Licensed', content: 'AutoCAD OEM' };
const ACTIVE = { id: 'active', title: 'Active', content: 'HOOPS Exchange' };
const ENDED = { id: 'ended', title: 'Ended', content: 'Parasolid' };

test('the open tab stays open when another one comes before it', async () => {
  const { rerender } = render(<Tabs label="Products" tabs={[ACTIVE, ENDED]} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Ended' }));
  rerender(<Tabs label="Products" tabs={[LICENSED, ACTIVE, ENDED]} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Ended');
  expect(screen.getByRole('tabpanel', { name: 'Ended' })).toHaveTextContent('Parasolid');
});

test('the first tab opens when the open one is gone', async () => {
  const { rerender } = render(<Tabs label="Products" tabs={[LICENSED, ACTIVE]} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  rerender(<Tabs label="Products" tabs={[LICENSED]} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Licensed');
  expect(screen.getByRole('tabpanel', { name: 'Licensed' })).toHaveTextContent('AutoCAD OEM');
});

test('the arrow keys open the tabs beside it, but with another key they are the browser’s', async () => {
  render(<Tabs label="Products" tabs={[LICENSED, ACTIVE, ENDED]} />);
  const opened = () => screen.getByRole('tab', { selected: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(opened()).toHaveTextContent('Licensed');
  expect(opened()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(opened()).toHaveTextContent('Ended');
  // Alt with an arrow, and on a Mac Command, lead back to the page before.
  for (const modifier of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])
    expect(fireEvent.keyDown(opened(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(opened()).toHaveTextContent('Ended');
});
