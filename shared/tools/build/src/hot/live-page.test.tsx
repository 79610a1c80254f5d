import { act, render, screen } from '@testing-library/react';
import { drawParts, liveSlot } from './live-page';

// DEV-1, DEV-5.
test('the content of a slot is the newest, also after one that threw', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let Component = () => <p>First</p>;
  const Slot = liveSlot('start.aside', () => ({ Component }));
  render(<Slot />);
  expect(screen.getByText('First')).toBeVisible();
  Component = () => {
    throw new Error('no points');
  };
  act(drawParts);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'start.aside broke: Error: no points. It is drawn again with the next save.',
  );
  Component = () => <p>Second</p>;
  act(drawParts);
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
