import { findA11yViolations } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, openDialog, prepareDialog } from './testing/verify-dialog';

prepareDialog();

test('the dialog has no accessibility violations', async () => {
  const { dialog, input, outcome } = openDialog();
  await userEvent.upload(input, fileOf('abc'));
  await waitFor(() => expect(outcome).not.toBeEmptyDOMElement());
  expect(await findA11yViolations(dialog)).toEqual([]);
});
