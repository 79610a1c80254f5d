import { productByCode } from '@portal/catalog';
import { resetAlerts } from '@portal/download-button';
import { freshPage } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProduct, settledHeading } from '../testing';

const PAGE = '/hoops/communicator/downloads/latest';
const SIGN_IN_ALERT = 'Please log in or sign up to download.';

beforeEach(async () => {
  await freshPage(PAGE);
  resetAlerts();
});

const toggle = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};
const goTo = async (link: string, heading: string) => {
  await userEvent.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: heading });
  await settledHeading();
};

async function showSignInAlert() {
  renderProduct(productByCode('communicator'), PAGE);
  await settledHeading();
  await toggle('Datasets');
  await userEvent.click(screen.getByRole('button', { name: /^Download / }));
  expect(await screen.findByText(SIGN_IN_ALERT)).toBeVisible();
}

// ALERT-7.
test('an alert stays open while its section is closed', async () => {
  await showSignInAlert();
  await toggle('Datasets');
  expect(screen.queryByText(SIGN_IN_ALERT)).not.toBeInTheDocument();
  await toggle('Datasets');
  expect(screen.getByText(SIGN_IN_ALERT)).toBeVisible();
});

test('alerts close when the user leaves the page, including those in closed sections', async () => {
  await showSignInAlert();
  await userEvent.click(screen.getByRole('button', { name: 'View my License' }));
  expect(await screen.findByText('Please log in.')).toBeVisible();
  await toggle('Datasets');
  await goTo('Older Versions', 'HOOPS Communicator Older Versions');
  await goTo('Product Downloads', 'HOOPS Communicator 2026.3.0');
  await toggle('Datasets');
  expect(screen.getByRole('group', { name: 'hoops_datasets.zip' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
