import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frame, next, prepareTraining, showPage } from './testing/training-page';

prepareTraining();

// TRN-9.
test('choosing a video moves the focus to the player, when the control that chose it is gone', async () => {
  await showPage();
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
  await frame('Second');
  const player = () => screen.getByRole('region', { name: /First|Second|Third/ });
  await waitFor(() => expect(player()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await frame('First');
  await waitFor(() => expect(player()).toHaveFocus());
  // The title of the player that gets the focus is read anyway.
  const announced = within(player()).getByRole('status');
  expect(announced).toBeEmptyDOMElement();
  await userEvent.click(next());
  await frame('Second');
  expect(next()).toHaveFocus();
  await waitFor(() => expect(announced).toHaveTextContent('Second'));
  await userEvent.click(next());
  await frame('Third');
  await waitFor(() => expect(player()).toHaveFocus());
  expect(announced).toBeEmptyDOMElement();
});
