import { freshPage, injectFault, signInAs } from '@portal/remote-tools/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/account-page';
import { PATH, rows } from '../testing/licenses-page';

beforeEach(() => freshPage(PATH));

// LIC-20.
test('a user whose evaluation is over reads since when, with one action', async () => {
  await signInAs('expired');
  openPage(PATH);
  const title = await screen.findByText('Your evaluation has ended');
  const note = title.closest<HTMLElement>('[role=note]');
  if (note === null) throw new Error('It is no note');
  expect(within(note).getByText(/ended on/)).toHaveTextContent(
    /^HOOPS Communicator ended on \w+ \d+, \d{4}$/,
  );
  await userEvent.click(within(note).getByRole('button', { name: 'Ask for an extension' }));
  expect(await screen.findByRole('dialog', { name: 'Ask for an extension' })).toBeVisible();
});

// LIC-20.
test('who has a license for the product is not told of its evaluation', async () => {
  await injectFault({
    call: 'getalllicenses',
    kind: 'body',
    body: {
      licenses: [
        { key: 'A', expires: 'Never', products: ['HOOPS Exchange'] },
        { key: 'B', expires: '2020-01-01', products: ['HOOPS Exchange'] },
      ],
    },
  });
  await signInAs('partner');
  openPage(PATH);
  await rows();
  expect(screen.queryByText(/evaluation has ended/)).not.toBeInTheDocument();
});

// LIC-20.
test('an evaluation that is over and names no product is told in a sentence', async () => {
  const body = [{ key: 'A', expires: '2020-01-01', products: [] }];
  await injectFault({ call: 'getalllicenses', kind: 'body', body });
  await signInAs('partner');
  openPage(PATH);
  expect(await screen.findByText(/ended on/)).toHaveTextContent(
    'An evaluation without products ended on January 1, 2020',
  );
});

// LIC-20.
test.each([PATH, `${PATH}?email=expired@acme.example`])('nobody else is told: %s', async (path) => {
  await signInAs('staff');
  openPage(path);
  await rows();
  expect(screen.queryByText(/evaluation has ended/)).not.toBeInTheDocument();
});
